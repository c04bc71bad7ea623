import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/shop/shopper';
import { contradictionsIn, requestsOf } from '../../../../test/shop/telehealth/requests';
import { confirmBooking } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const requests = requestsOf(shop);
const changedFrom = (key: string) => ({ changed_answers: JSON.stringify([{ key, from: 'yes', to: 'no' }]) });

describe('an answer that excluded, and was changed in the same booking', () => {
  it('is put to the patient before a time is held, and stands with a note until it is paid [health-52]', async () => {
    const { shopper, script, held } = await requests.member({});
    const changed = changedFrom('pregnant_breastfeeding_familyplanning');
    const refused = await script(shopper, changed);
    const [one, ...others] = contradictionsIn(refused);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      key: 'pregnant_breastfeeding_familyplanning',
      fact: 'earlier',
      says: 'Before, in this booking, the answer for Mia was “Yes”.',
    });
    expect(await held()).toEqual([]);
    const notes = { contradiction_notes: [{ id: one?.id, note: 'I pressed the wrong one' }] };
    expect(failure(await script(shopper, { ...changed, ...notes }))).toBeUndefined();
    const uuid = String((await held())[0]?._id);
    expect(failure(await confirmBooking(shopper, uuid))).toBeUndefined();
    const screening = await requests.screening(uuid);
    expect(screening?.compared?.standing).toEqual([
      expect.objectContaining({ fact: 'earlier', note: 'I pressed the wrong one' }),
    ]);
  });

  it('is put to guests too, whose booking it is [health-52]', async () => {
    const guest = shop.guest();
    const whom = { guest: requests.GUEST };
    const changed = changedFrom('pregnant_or_breastfeeding');
    expect(contradictionsIn(await requests.covid(guest, {}, { ...whom, ...changed }))).toHaveLength(1);
    const harmless = changedFrom('experiencing_any_health_risk');
    expect(failure(await requests.covid(guest, {}, { ...whom, ...harmless }))).toBeUndefined();
  });
});
