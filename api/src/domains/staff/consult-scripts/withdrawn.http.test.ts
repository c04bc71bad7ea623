import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { mailsTo } from '../../../../test/server/outbox';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { issueScript, scriptsIn, withdrawScript } from '../../../../test/shop/telehealth/issued-scripts';
import { onIssuedScripts } from '../../../../test/shop/telehealth/on-issued-scripts';
import { freeSlots } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctors = beforeTests(() => Promise.all([shop.user('practitioner'), shop.user('practitioner')]));
const pharmacist = beforeTests(async () => (await shop.user('pharmacist')).shopper);
const slot = freeSlots();
const doctor = () => doctors[0].shopper;
const { issued, order, accept, mailsOf } = onIssuedScripts(shop, {
  ...{ doctor, slot },
  pharmacist: () => pharmacist,
});
const SEEN = 'telehealth_scripts(uuid: $uuid) { status supplies_left product_slug directions }';
const seen = async (by: Shopper, uuid: string) =>
  at(await by.send(`query($uuid: ID!) { ${SEEN} }`, { uuid }), 'telehealth_scripts');
const CHECKED = `query($reference: String!) { staff_script(reference: $reference, line: 1) { state on_file { code
  repeats_left issued { staff_name consult quantity directions } taken_off { staff_name reason note } } } }`;
const check = async (by: Shopper, reference: string) =>
  at(await by.send(CHECKED, { reference }), 'staff_script.on_file');

const LISTED = 'query($uuid: ID!) { staff_appointment(uuid: $uuid) { scripts { can_withdraw } } }';
const canWithdraw = async (uuid: string) =>
  at<{ can_withdraw: boolean }[]>(await doctor().send(LISTED, { uuid }), 'staff_appointment.scripts').map(
    ({ can_withdraw }) => can_withdraw,
  );

describe('a withdrawn script [health-65]', () => {
  it('is off file at once, for a sealed reason, by any practitioner, and mailed once without it', async () => {
    const by = await issued();
    const [first, second] = await Promise.all(doctors.map(({ shopper }) => withdrawScript(shopper, by.uuid)));
    for (const answer of [first, second, await withdrawScript(doctor(), by.uuid)]) {
      expect(answer && scriptsIn(answer, 'withdraw')).toMatchObject([
        { reason: 'Wrong strength', ended_by: 'Una User', script: { status: 'off_file', supplies_left: 0 } },
      ]);
    }
    await expect(order(by)).rejects.toThrow('PRESCRIPTION_REQUIRED');
    const stored = await shop.collection('telehealth_bookings').findOne({ _id: by.uuid });
    expect(JSON.stringify(stored)).not.toContain('Wrong strength');
    const mails = await mailsOf(by, 'script_taken_off');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Its prescriber has withdrawn or replaced it.');
    expect(mails[0]?.text).not.toContain('Wrong strength');
    const again = await issueScript(doctor(), by.uuid, by.productId, { seen: 1 });
    expect(scriptsIn(again, 'issue').map(({ script }) => script.status)).toEqual(['on_file', 'off_file']);
  });

  it('needs a reason, and some of it that was not supplied yet', async () => {
    const by = await issued();
    const silent = await withdrawScript(doctor(), by.uuid, ' ');
    expect(silent.errors?.[0]?.extensions.fields).toEqual({ reason: 'Please say why' });
    expect(await canWithdraw(by.uuid)).toEqual([true]);
    for (const reference of [await order(by), await order(by)]) {
      expect(await canWithdraw(by.uuid)).toEqual([true]);
      expect(failure(await accept(reference))).toBeUndefined();
    }
    expect(await canWithdraw(by.uuid)).toEqual([false]);
    expect(failure(await withdrawScript(doctor(), by.uuid))?.code).toBe('SCRIPT_USED');
  });
});

describe('what was ordered on a script that is withdrawn [health-65]', () => {
  it('is not supplied: its pharmacist reads why, can only refuse it, and the money goes back', async () => {
    const by = await issued();
    const reference = await order(by);
    expect(failure(await withdrawScript(doctor(), by.uuid, 'Wrong strength'))).toBeUndefined();
    await expect(order(by)).rejects.toThrow('PRESCRIPTION_REQUIRED');
    const end = { staff_name: 'Una User', reason: 'prescriber' };
    expect(await check(pharmacist, reference)).toMatchObject({
      taken_off: { ...end, note: 'Wrong strength' },
    });
    const manager = (await shop.user('manager')).shopper;
    expect(await check(manager, reference)).toMatchObject({ taken_off: { ...end, note: null } });
    const patient = await shop.collection('patients').findOne({ _id: by.patient_uuid });
    expect(JSON.stringify(patient)).not.toContain('Wrong strength');
    expect(failure(await accept(reference))?.code).toBe('SCRIPT_STOPPED');
    const refusal = { reference, line: 1, from: 'on_file', reason: 'withdrawn' };
    const refused = await pharmacist.run('staff_scripts_refuse', refusal, 'script { state }');
    expect(at(refused, 'staff_scripts_refuse.script.state')).toBe('refused');
    const line = { reference, line: 1, reason: 'cannot_supply' };
    await pharmacist.run('staff_orders_refuse_line', line, 'order { queue }');
    const ordered = await shop.collection('orders').findOne({ reference });
    const mails = await mailsTo(shop.services, String(ordered?.email));
    expect(mails.find(({ template }) => template === 'script_refused')?.text).toContain(
      'Its prescriber has withdrawn it',
    );
    expect(ordered).toMatchObject({ state: 'cancelled', refunds: [{ amount: ordered?.order_total }] });
    const kept = await shop.collection('patients').findOne({ _id: by.patient_uuid });
    expect(kept?.scripts_on_file).toMatchObject([{ repeats_left: 0, supplied_at: [] }]);
  });

  it('and was found valid before is not approved', async () => {
    const by = await issued();
    const reference = await order(by);
    expect(failure(await accept(reference))).toBeUndefined();
    expect(failure(await withdrawScript(doctor(), by.uuid))).toBeUndefined();
    const approved = await pharmacist.run('staff_orders_approve', { reference }, 'order { queue }');
    expect(failure(approved)?.code).toBe('SCRIPT_STOPPED');
    const line = { reference, line: 1, reason: 'cannot_supply' };
    const refused = await pharmacist.run('staff_orders_refuse_line', line, 'order { queue }');
    expect(at(refused, 'staff_orders_refuse_line.order.queue')).toBe('ended');
  });

  it('at the same moment is stopped too, whichever came first', async () => {
    const by = await issued();
    const [withdrawn, ordered] = await Promise.allSettled([withdrawScript(doctor(), by.uuid), order(by)]);
    expect(withdrawn.status === 'fulfilled' && failure(withdrawn.value)).toBeUndefined();
    if (ordered.status === 'fulfilled') {
      expect(failure(await accept(ordered.value))?.code).toBe('SCRIPT_STOPPED');
    }
    expect(await seen(by.shopper, by.uuid)).toMatchObject([{ status: 'off_file', supplies_left: 0 }]);
  });
});
