import { randomUUID } from 'node:crypto';
import { KEPT_VERSIONS } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import {
  BANNER,
  contentDesk,
  PROMO,
  readSent,
  STRIP,
  toSend,
} from '../../../../test/shop/counter/content-desk';
import { failure, Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = contentDesk(shop);

/** What shoppers see of the banner. */
async function shownBanner() {
  const query = '{ home { sections { id title ... on HeroSection { text targetLink image } } } }';
  const { data } = await shop.request(query);
  return data.home.sections.find(({ id }: { id: string }) => id === 'hero-morning');
}

const allowed = async (step: ReturnType<typeof desk.step>) => expect(failure(await step)).toBeUndefined();

describe('content at the desk [roles-15]', () => {
  it('is seen by shoppers once its draft is published, and by nobody before', async () => {
    const before = await shownBanner();
    await allowed(desk.save(BANNER, { title: 'A calm  summer\n', targetLink: '/browse/skin-care' }));
    expect(await shownBanner()).toEqual(before);
    const drafted = await desk.entry(BANNER);
    expect(drafted).toMatchObject({ version: 1, entry: { has_draft: true, staff_name: 'Una User' } });
    await allowed(desk.publish(BANNER));
    expect(await shownBanner()).toEqual({
      ...before,
      title: 'A calm summer',
      targetLink: '/browse/skin-care',
    });
    const { draft, versions, version } = await desk.entry(BANNER);
    expect([draft, version]).toEqual([null, 2]);
    expect(versions.map(({ number, staff_name }) => [number, staff_name])).toEqual([
      [2, 'Una User'],
      [1, null],
    ]);
  });

  it('comes back as a draft from any version that is kept', async () => {
    const { versions, published } = await desk.entry(BANNER);
    const first = versions.at(-1);
    await allowed(desk.step('staff_content_restore', BANNER, { number: first?.number }));
    expect((await desk.entry(BANNER)).published).toEqual(published);
    await allowed(desk.publish(BANNER));
    expect((await desk.entry(BANNER)).published).toEqual(first?.value);
    expect((await shownBanner()).title).toBe('Good health, delivered with good sense');
    expect(failure(await desk.step('staff_content_restore', BANNER, { number: 99 }))?.code).toBe('NOT_FOUND');
  });

  it('is not changed over a colleague’s head: the refusal says who and when', async () => {
    const { shopper: colleague } = await shop.user('manager');
    const { version: expected_version } = await desk.entry(PROMO);
    const mine = await desk.save(
      PROMO,
      { mobilePromoDisclaim: 'Mine.' },
      { by: colleague, expected_version },
    );
    expect(failure(mine)).toBeUndefined();
    const theirs = await desk.save(PROMO, { mobilePromoDisclaim: 'Theirs.' }, { expected_version });
    expect(failure(theirs)).toEqual({
      code: 'CONTENT_MOVED',
      message: expect.stringMatching(/^Una User changed this on 24 November 2026 at 11:00 am AEDT\./),
    });
    for (const mutation of ['staff_content_publish', 'staff_content_discard_draft'])
      expect(failure(await desk.step(mutation, PROMO, { expected_version }))?.code).toBe('CONTENT_MOVED');
    const { draft } = await desk.entry(PROMO);
    expect(readSent(draft?.value ?? { fields: [], items: [] }).fields.mobilePromoDisclaim).toBe('Mine.');
  });

  it('is saved by one of many at the same time, also the first time', async () => {
    for (const id of ['page.pages.about', 'page.pages.about']) {
      const { version: expected_version } = await desk.entry(id);
      const titles = ['One', 'Two', 'Three', 'Four'];
      const answers = await Promise.all(
        titles.map((title) => desk.save(id, { title }, { expected_version })),
      );
      expect(answers.map((answer) => failure(answer)?.code).sort()).toEqual([
        ...Array(3).fill('CONTENT_MOVED'),
        undefined,
      ]);
      expect((await desk.entry(id)).version).toBe(expected_version + 1);
    }
  });

  it('does the same change once, however often it is sent', async () => {
    const { version: expected_version } = await desk.entry(PROMO);
    const again = { key: randomUUID(), expected_version };
    const answers = await Promise.all([1, 2, 3].map(() => desk.publish(PROMO, again)));
    for (const answer of answers) expect(failure(answer)).toBeUndefined();
    expect((await desk.entry(PROMO)).versions).toHaveLength(2);
    expect(failure(await desk.publish(PROMO))?.code).toBe('CONTENT_WITHOUT_DRAFT');
  });

  it('loses its draft when that is thrown away', async () => {
    const { published } = await desk.entry(PROMO);
    await desk.save(PROMO, { mobilePromoDisclaim: 'Never.' });
    await allowed(desk.step('staff_content_discard_draft', PROMO));
    expect(await desk.entry(PROMO)).toMatchObject({ draft: null, published });
  });

  it('changes the messages of the strip with their entries of the panel', async () => {
    const value = readSent((await desk.entry(STRIP)).published);
    const panel = { title: 'T', description: 'D', linkText: 'L', detailLink: '/brands' };
    const items = [
      { id: 'plain', fields: { html: '<b>Now</b> <script>x</script>open', targetLink: '' } },
      { id: 'panel', fields: { html: 'More', targetLink: '/', ...panel } },
      ...value.items.slice(0, 1),
    ];
    const saved = await desk.step('staff_content_save_draft', STRIP, {
      value: toSend({ fields: {}, items }),
    });
    expect(saved.data).toMatchObject({ staff_content_save_draft: { removed: ['<script>'] } });
    await allowed(desk.publish(STRIP));
    const { data } = await shop.request(
      '{ top_strip { links { id } rotatingRichTexts { id html targetLink } dropdown { id title targetLink } } }',
    );
    expect(data.top_strip.rotatingRichTexts.slice(0, 2)).toEqual([
      { id: 'plain', html: '<b>Now</b> open', targetLink: '' },
      { id: 'panel', html: 'More', targetLink: '/' },
    ]);
    expect(data.top_strip.dropdown).toContainEqual({ id: 'panel', title: 'T', targetLink: '/brands' });
    expect(data.top_strip.links.length).toBeGreaterThan(0);
  });

  it('keeps its last versions only', async () => {
    const id = 'promo-banner.search-doctor';
    for (let count = 0; count < KEPT_VERSIONS + 2; count += 1) {
      await desk.save(id, { title: `Banner ${count}` });
      await desk.publish(id);
    }
    const { versions } = await desk.entry(id);
    expect(versions).toHaveLength(KEPT_VERSIONS);
    expect([versions[0]?.number, versions.at(-1)?.number]).toEqual([KEPT_VERSIONS + 3, 4]);
  });

  it('is put down in the audit log before it is changed, with the entry', async () => {
    const log = shop.collection('audit_events');
    for (const operation of ['staff_content_save_draft', 'staff_content_publish', 'staff_content_restore'])
      expect(await log.findOne({ operation, touched: { name: 'content_id', id: BANNER } })).not.toBeNull();
    expect(await log.findOne({ operation: /^staff_content(_entry)?$/ })).toBeNull();
  });

  it('is listed by what shoppers read first, for editors and managers alone', async () => {
    const query = '{ staff_content { id kind title has_draft } }';
    const { data } = (await desk.signedIn.shopper.send(query)) as {
      data: { staff_content: { id: string }[] };
    };
    const ids = data.staff_content.map(({ id }) => id);
    for (const id of [
      BANNER,
      'promotions.promotions',
      PROMO,
      STRIP,
      'search-banners',
      'page.shipping-returns',
    ])
      expect(ids).toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const role of ['customer', 'support', 'pharmacist', 'practitioner'] as const) {
      const { token } = await shop.user(role);
      const by = new Shopper(shop.url, token);
      expect(failure(await by.send(query))?.code, role).toBe('FORBIDDEN');
      const { version: expected_version } = await desk.entry(PROMO);
      const saved = await desk.save(PROMO, { mobilePromoDisclaim: 'No.' }, { by, expected_version });
      expect(failure(saved)?.code, role).toBe('FORBIDDEN');
    }
  });
});
