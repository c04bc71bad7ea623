import { CONTENT_KINDS, CONTENT_WORDS, type ContentValue } from '@saltbush/contract';
import { HTML_ATTACKS } from '@saltbush/contract/html-attacks';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  BANNER,
  contentDesk,
  PROMO,
  readSent,
  STRIP,
  toSend,
} from '../../../../test/shop/counter/content-desk';
import type { GraphQLAnswer } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { targetError } from './target';

const shop = testShop();
const desk = contentDesk(shop);
const PAGE = 'page.shipping-returns';
const PROMOTIONS = 'promotions.promotions';

/** What is wrong with a change, by field; undefined if nothing is. */
const wrongIn = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.fields;

async function saveItems(id: string, change: (items: ContentValue['items']) => ContentValue['items']) {
  const value = readSent((await desk.entry(id)).published);
  return desk.step('staff_content_save_draft', id, {
    value: toSend({ ...value, items: change(value.items) }),
  });
}

describe('a text of the content [roles-17]', () => {
  it.each([
    ['no title', BANNER, { title: ' \u200B ' }, { title: CONTENT_WORDS.missing }],
    ['a long title', BANNER, { title: 'x'.repeat(81) }, { title: 'Please use at most 80 characters' }],
    ['a page without text', PAGE, { html: '<p> </p>' }, { html: CONTENT_WORDS.missing }],
    [
      'no words for the picture',
      PROMO,
      { mobilePromoImageAlt: '…' },
      { mobilePromoImageAlt: CONTENT_WORDS.alt_missing },
    ],
    [
      'small print that leads nowhere',
      PROMO,
      { mobilePromoDisclaim: 'Terms.', mobilePromoDisclaimTargetLink: '' },
      { mobilePromoDisclaimTargetLink: CONTENT_WORDS.small_print_link },
    ],
  ])('is refused beside its field: %s', async (_what, id, texts, wrong) => {
    expect(wrongIn(await desk.save(id, texts))).toEqual(wrong);
    expect((await desk.entry(id)).draft).toBeNull();
  });

  it('is of a field that the entry has, and of few parts with ids of their own', async () => {
    expect(wrongIn(await desk.save(BANNER, { audience: 'guest' }))).toEqual({ value: CONTENT_WORDS.unknown });
    const [first] = readSent((await desk.entry(PROMOTIONS)).published).items;
    if (!first) throw new Error('There are no promotions.');
    const copies = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...first, id: `card-${at}` }));
    const { max } = CONTENT_KINDS.promotions.items;
    expect(wrongIn(await saveItems(PROMOTIONS, () => copies(max)))).toBeUndefined();
    expect(wrongIn(await saveItems(PROMOTIONS, () => copies(max + 1)))).toEqual({
      items: CONTENT_WORDS.items_many,
    });
    expect(wrongIn(await saveItems(PROMOTIONS, () => []))).toEqual({ items: CONTENT_WORDS.items_few });
    for (const ids of [['a', 'a'], ['A b'], ['']])
      expect(wrongIn(await saveItems(PROMOTIONS, () => ids.map((id) => ({ ...first, id }))))).toHaveProperty(
        'items',
      );
    expect(wrongIn(await saveItems(BANNER, () => [first]))).toHaveProperty('value');
    const half = (items: ContentValue['items']) =>
      items.map((item) => ({ ...item, fields: { ...item.fields, title: 'Half', description: '' } }));
    expect(wrongIn(await saveItems(STRIP, half))).toMatchObject({
      '0.description': CONTENT_WORDS.panel_incomplete,
    });
  });

  it('holds nothing of a script, and names what was removed', async () => {
    const html =
      '<p onclick="x()">Text <img src="https://elsewhere.example/x.png"></p><a href="javascript:x">l</a>';
    const { data } = (await desk.save(PAGE, { html: `${html}${HTML_ATTACKS.join('\n')}` })) as {
      data: { staff_content_save_draft: { removed: string[] } };
    };
    expect(data.staff_content_save_draft.removed.slice(0, 3)).toEqual([
      'onclick of <p>',
      '<img>',
      'an unsafe href of <a>',
    ]);
    await desk.publish(PAGE);
    const page = await shop.request('{ content_page(path: "shipping-returns") { html } }');
    expect(page.data.content_page.html).toMatch(/^<p>Text <\/p>/);
    expect(page.data.content_page.html).not.toMatch(/<script|<img|onerror=|javascript:|style=/i);
  });
});

describe('where content leads [roles-18]', () => {
  let medicine = '';
  let plain = '';
  beforeAll(async () => {
    medicine = `/products/test-${await shop.product({ schedule: '4' })}`;
    plain = `/products/test-${await shop.product()}`;
  });
  const target = (targetLink: string) => desk.save(BANNER, { targetLink }).then(wrongIn);

  it('is a page that the shop has, or an https address', async () => {
    const good = [
      '/',
      '/browse',
      '/brands',
      '/browse/skin-care',
      '/promotions/2',
      '/collections/specials',
      plain,
    ];
    const more = ['/telehealth', '/pages/terms#top', '/search-results?query=zinc', '/weight-management'];
    for (const path of [...good, ...more, 'https://www.health.gov.au/topics'])
      expect(await target(path), path).toBeUndefined();
  });

  it.each([
    ['', CONTENT_WORDS.missing],
    ['browse', CONTENT_WORDS.link_malformed],
    ['//elsewhere.example/x', CONTENT_WORDS.link_malformed],
    ['/\\elsewhere.example', CONTENT_WORDS.link_malformed],
    ['http://elsewhere.example/', CONTENT_WORDS.link_malformed],
    ['https://name:word@elsewhere.example/', CONTENT_WORDS.link_malformed],
    ['javascript:alert(1)', CONTENT_WORDS.link_malformed],
    ['/nowhere', CONTENT_WORDS.link_unknown],
    ['/browse/nothing', CONTENT_WORDS.link_unknown],
    ['/products/nothing', CONTENT_WORDS.link_unknown],
    ['/promotions/999', CONTENT_WORDS.link_unknown],
    ['/collections/toString', CONTENT_WORDS.link_unknown],
    ['/staff/products', CONTENT_WORDS.link_unknown],
    ['/%E0%A4%A', CONTENT_WORDS.link_unknown],
  ])('is refused: %s', async (path, message) => expect(await target(path)).toEqual({ targetLink: message }));

  it('is no medicine that may not be advertised, except on pages of text [advertising-07]', async () => {
    expect(await target(medicine)).toEqual({ targetLink: CONTENT_WORDS.link_medicine });
    const html = `<p><a href="${medicine}">Read about it</a></p>`;
    expect(wrongIn(await desk.save('page.pages.help', { html }))).toBeUndefined();
    const broken = '<p><a href="/nowhere?a=1&amp;b=2">Read</a></p>';
    expect(wrongIn(await desk.save('page.pages.help', { html: broken }))).toEqual({
      html: `/nowhere?a=1&b=2: ${CONTENT_WORDS.link_unknown}`,
    });
  });

  it('is looked at in the same way by the whole address of a page of this shop [advertising-07]', async () => {
    const own = (path: string) => new URL(path, shop.services.config.publicOrigin).href;
    const inProduction = {
      ...shop.services,
      config: { ...shop.services.config, publicOrigin: 'https://shop.example' },
    };
    const errorOf = (address: string) => targetError(inProduction, address, true);
    expect(await errorOf(`https://shop.example${medicine}`)).toBe(CONTENT_WORDS.link_medicine);
    expect(await errorOf('https://shop.example/nowhere')).toBe(CONTENT_WORDS.link_unknown);
    expect(await errorOf(`https://elsewhere.example${medicine}`)).toBeNull();
    const html = `<p><a href="${own('/nowhere')}">Read</a></p>`;
    expect(wrongIn(await desk.save('page.pages.help', { html }))).toEqual({
      html: `${own('/nowhere')}: ${CONTENT_WORDS.link_unknown}`,
    });
  });

  it('may be a promotion that begins later, once it is planned for then', async () => {
    const soon = new Date(shop.clock.current.getTime() + 3 * 86_400_000);
    const promotions = shop.db.collection<{ _id: number }>('promotions');
    const { _id: _, ...some } = (await promotions.findOne({ _id: 2 })) ?? { _id: 0 };
    const later = { ...some, _id: 98_001, slug: 'later', starts_at: soon };
    await promotions.insertOne(later);
    await shop.services.reference.reload();
    expect(await target('/promotions/98001')).toBeUndefined();
    expect(wrongIn(await desk.publish(BANNER))).toEqual({ targetLink: CONTENT_WORDS.link_unknown });
    const from = new Date(soon.getTime() + 86_400_000).toISOString().slice(0, 16);
    expect(wrongIn(await desk.publish(BANNER, { from }))).toBeUndefined();
    await desk.step('staff_content_cancel_plan', BANNER);
    await promotions.deleteOne({ _id: 98_001 });
    await shop.services.reference.reload();
  });

  it('is looked at again when a draft is published', async () => {
    const id = await shop.product();
    expect(await target(`/products/test-${id}`)).toBeUndefined();
    await shop.db.collection('products').updateOne({ _id: id as never }, { $set: { status: 'Disabled' } });
    expect(wrongIn(await desk.publish(BANNER))).toEqual({ targetLink: CONTENT_WORDS.link_unknown });
  });
});
