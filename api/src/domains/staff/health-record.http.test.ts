import { describe, expect, it } from 'vitest';
import { HEALTH_RECORD, REASON } from '../../../test/clients/staff-calls';
import { beforeTests } from '../../../test/server/before-tests';
import { createAnswers } from '../../../test/shop/answers';
import { at, failure, Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { AuditEventDocument } from '../audit/documents';

interface Answered {
  source: string;
  reference: string;
  patient_uuid: string;
  answers: object[];
}

const shop = testShop();
const staff = beforeTests(async () => new Shopper(shop.url, (await shop.demo('practitioner')).token));
const priya = beforeTests(() => shop.demo('priya'));

describe('health data of a customer', () => {
  it('are returned to staff who give a reason', async () => {
    const answer = await staff.send(HEALTH_RECORD, { id: priya.id, reason: REASON });
    const record = at<{ patients: object[]; questionnaires: object[] }>(answer, 'staff_health_record');
    expect(record.patients).toHaveLength(3);
    const text = JSON.stringify(record.patients);
    expect(text).toMatch(/"allergies":"\w/);
    expect(text).toMatch(/"hola_medicare_last4":"\d{4}"/);
  });

  it('contain the answers to every questionnaire, and telehealth requests', async () => {
    const { userId, patient_uuid, cart, order, program, booking } = await createAnswers(shop);
    const answer = await staff.send(HEALTH_RECORD, { id: userId, reason: REASON });
    const record = at<{ questionnaires: Answered[] }>(answer, 'staff_health_record');
    const told = record.questionnaires.map(({ source, reference, answers }) => [
      source,
      reference,
      answers[0],
    ]);
    expect(told).toEqual([
      ['cart', cart, { question: 'advised', answer: 'yes' }],
      ['order', order, { question: 'advised', answer: 'yes' }],
      ['program', program, { question: 'above-eighteen', answer: 'yes' }],
      ['telehealth', booking, { question: 'unwell_generalillness', answer: 'yes' }],
    ]);
    expect(new Set(record.questionnaires.map((given) => given.patient_uuid))).toEqual(
      new Set([patient_uuid]),
    );
    expect(at(answer, 'staff_health_record.telehealth_requests')).toMatchObject([
      {
        booking: { uuid: booking, booking_type: 'MedcertsWork' },
        patient_uuid,
        phone: '0412345678',
        notes: 'Sore knee',
      },
    ]);
  });

  it.each([
    ['', 'Please give a reason'],
    ['hm', 'Please describe the reason'],
    ['Medicare 6951449601 asked', 'Please leave card, Medicare and script numbers out of the reason'],
  ])('are denied with the reason %j [accounts-11]', async (reason, message) => {
    expect(failure(await staff.send(HEALTH_RECORD, { id: priya.id, reason }))).toEqual({
      code: 'INVALID_INPUT',
      message,
    });
  });

  it('return the same error for all unknown ids', async () => {
    expect(failure(await staff.send(HEALTH_RECORD, { id: 'unknown', reason: REASON }))).toEqual({
      code: 'NOT_FOUND',
      message: 'Customer not found',
    });
  });

  it('are recorded in the audit log with reader and reason', async () => {
    const events = shop.db.collection<AuditEventDocument>('audit_events');
    const before = await events.countDocuments({ reads_health: true, customer_id: priya.id });
    await staff.send(HEALTH_RECORD, { id: priya.id, reason: REASON });
    const [event] = await events.find({ customer_id: priya.id }).sort({ _id: -1 }).toArray();
    expect(await events.countDocuments({ reads_health: true, customer_id: priya.id })).toBe(before + 1);
    expect(event).toMatchObject({
      staff_name: 'Asha Pillai',
      impersonation_id: null,
      operation: 'staff_health_record',
      reason: REASON,
      outcome: 'allowed',
      touched: [{ name: 'customer_id', id: priya.id }],
    });
  });
});
