import { describe, expect, it } from 'vitest';
import { keep, kept, sendChanges, storedDrafts } from '../../../test/shop/health-drafts';
import { createdPatient } from '../../../test/shop/patients';
import { failure, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const DAY = 24 * 60 * 60_000;
const COVID = { booking_type: 'CovidAntiviral' };
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Draft not found' };

describe('an unfinished form [health-21]', () => {
  it('is kept for its account, per form, and read on another device', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    const { id } = await keep(shopper, { height: '170', aboveEighteen: 'yes' });
    await keep(shopper, { notes: 'since Monday' }, COVID);
    const { token } = await shop.signIn(user);
    const elsewhere = new Shopper(shop.url, token);
    expect(await kept(elsewhere)).toEqual({
      ...{ id, version: 1, sealed: null },
      entries: { height: '170', aboveEighteen: 'yes' },
    });
    expect((await kept(elsewhere, COVID))?.entries).toEqual({ notes: 'since Monday' });
  });

  it('gives a stranger and a guest nothing, and takes nothing from them', async () => {
    const [{ id: owner, shopper }, { shopper: other }] = [await shop.user(), await shop.user()];
    const { id } = await keep(shopper, { notes: 'mine' }, COVID);
    for (const stranger of [other, shop.guest()]) {
      expect(await kept(stranger, COVID)).toBeNull();
      await stranger.send('mutation { health_draft_delete(booking_type: CovidAntiviral) { deleted } }');
    }
    expect(failure(await sendChanges(other, { notes: 'theirs' }, { ...COVID, id }))).toEqual(NOT_FOUND);
    const guests = await keep(shop.guest(), { notes: 'theirs' }, { ...COVID, id });
    expect(guests.id).not.toBe(id);
    expect((await kept(shopper, COVID))?.entries).toEqual({ notes: 'mine' });
    expect(await storedDrafts(shop, owner)).toHaveLength(1);
  });

  it('is sealed, and does not say which form it is', async () => {
    const { id, shopper } = await shop.user();
    await keep(shopper, { notes: 'quolls' }, COVID);
    const [stored] = await storedDrafts(shop, id);
    expect(JSON.stringify(stored)).not.toMatch(/quolls|Covid|notes/);
    // Another account's document cannot be opened in its place.
    const { id: otherId, shopper: other } = await shop.user();
    await keep(other, { notes: 'x' }, COVID);
    await shop
      .collection('health_drafts')
      .updateOne({ user_id: otherId }, { $set: { sealed: stored?.sealed } });
    expect(await kept(other, COVID)).toBeNull();
  });

  it('ends 10 days after its last change, also before it is deleted', async () => {
    const { id, shopper } = await shop.user();
    await keep(shopper, { height: '170' });
    shop.clock.advance(60_000);
    await keep(shopper, { weight: '90' });
    const [stored] = await storedDrafts(shop, id);
    expect(stored?.expires_at).toEqual(new Date(shop.clock.now().getTime() + 10 * DAY));
    await shop
      .collection('health_drafts')
      .updateOne({ user_id: id }, { $set: { expires_at: shop.clock.now() } });
    expect(await kept(shopper)).toBeNull();
    expect(await keep(shopper, { height: '171' })).toMatchObject({ version: 1, entries: { height: '171' } });
  });

  it('loses nothing of tabs that write at the same moment; the last one wins an entry', async () => {
    const { shopper } = await shop.user();
    const writes = Array.from({ length: 6 }, (_, tab) => keep(shopper, { [`answer.q${tab}`]: 'yes' }, COVID));
    const drafts = await Promise.all(writes);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(drafts.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    await keep(shopper, { 'answer.q0': 'no' }, COVID);
    const { entries } = (await kept(shopper, COVID)) ?? {};
    expect(entries).toEqual({
      ...{ 'answer.q0': 'no', 'answer.q1': 'yes', 'answer.q2': 'yes' },
      ...{ 'answer.q3': 'yes', 'answer.q4': 'yes', 'answer.q5': 'yes' },
    });
  });

  it('is not begun again by a tab that was left open', async () => {
    const { shopper } = await shop.user();
    const { id } = await keep(shopper, { height: '170' });
    await shopper.send('mutation { health_draft_delete { deleted } }');
    expect(failure(await sendChanges(shopper, { weight: '90' }, { id }))).toEqual(NOT_FOUND);
    expect(await kept(shopper)).toBeNull();
  });

  it('is refused unless it is a short object of entries', async () => {
    const { shopper } = await shop.user();
    const wrong = ['', '[]', '{"__proto__":{}}', JSON.stringify({ notes: 'x'.repeat(9_000) })];
    for (const changes of wrong) {
      const answer = await shopper.run('health_draft_save', { changes }, 'draft { id }');
      expect(failure(answer)?.code).toBe('INVALID_INPUT');
    }
  });
});

describe('a guest’s unfinished form [health-21]', () => {
  it('is sealed into what the guest keeps, for one form, for 10 days; the shop stores nothing', async () => {
    const count = () => shop.collection('health_drafts').countDocuments();
    const before = await count();
    const guest = shop.guest();
    const { sealed: first, id } = await keep(guest, { notes: 'quolls' }, COVID);
    const { sealed, version } = await keep(guest, { phone: '1' }, { ...COVID, sealed: first });
    expect(sealed).not.toContain('quolls');
    expect(await kept(guest, { ...COVID, sealed })).toMatchObject({
      ...{ id, version, entries: { notes: 'quolls', phone: '1' } },
    });
    expect(version).toBe(2);
    expect(await kept(guest, { booking_type: 'ShortConsult', sealed })).toBeNull();
    expect(await kept(guest, { ...COVID, sealed: `${sealed}x` })).toBeNull();
    expect(await kept(guest, { ...COVID, sealed: 'nonsense' })).toBeNull();
    shop.clock.advance(10 * DAY);
    expect(await kept(guest, { ...COVID, sealed })).toBeNull();
    expect(await count()).toBe(before);
  });

  it('becomes the account’s after signing in, once', async () => {
    const { shopper } = await shop.user();
    await keep(shopper, { height: '150', weight: '60' });
    const { sealed, id } = await keep(shop.guest(), { height: '170' });
    expect(await keep(shopper, {}, { sealed })).toMatchObject({ id, entries: { height: '170' } });
    await keep(shopper, { weight: '90' }, { id });
    expect((await keep(shopper, {}, { sealed })).entries).toEqual({ height: '170', weight: '90' });
  });
});

describe('what is kept of unfinished forms', () => {
  it('goes with the account, and with the patient it is about', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    const uuid = await createdPatient(shopper);
    await keep(shopper, { patient: { uuid } }, COVID);
    await keep(shopper, { height: '170' });
    await shopper.run('patients_delete', { uuid }, 'uuid');
    expect(await kept(shopper, COVID)).toBeNull();
    expect(await kept(shopper)).not.toBeNull();
    const closed = await shopper.run('users_close_account', { password: user.password }, 'redirect');
    expect(closed.errors).toBeUndefined();
    expect(await storedDrafts(shop, user.id)).toEqual([]);
  });

  it('is part of the copy of one’s data', async () => {
    const user = await shop.signUp();
    const shopper = new Shopper(shop.url, user.token);
    await keep(shopper, { notes: 'since Monday' }, COVID);
    await keep(shopper, { text: 'May I swim?' }, { care: 'message' });
    const response = await shop.post('/api/auth/my-data', { password: user.password }, { as: user });
    const { unfinished_forms } = await response.json();
    expect(unfinished_forms).toHaveLength(2);
    expect(unfinished_forms).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ form: 'CovidAntiviral', entries: { notes: 'since Monday' } }),
        expect.objectContaining({
          form: 'weight_management_program_message',
          entries: { text: 'May I swim?' },
        }),
      ]),
    );
  });
});
