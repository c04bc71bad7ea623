import { describe, expect, it } from 'vitest';
import { userWithPatient } from '../../../test/shop/patients';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { SAMPLE_TOKENS } from '../../escripts/embedded';
import { EscriptUnavailableError } from '../../escripts/provider';

const shop = testShop();

describe('e-prescription tokens [health-11]', () => {
  const ASK = `query ValidateEscript($patient_uuid: ID!, $token: String!) {
    validate_escript(patient_uuid: $patient_uuid, token: $token) { is_valid message } }`;

  it('are verified with the prescription exchange for a patient [7.f-05]', async () => {
    const { uuid, shopper } = await userWithPatient(shop);
    const ask = async (token: string) =>
      at(await shopper.send(ASK, { patient_uuid: uuid, token }), 'validate_escript');
    const good = { is_valid: true, message: null };
    expect(await ask(SAMPLE_TOKENS.valid)).toEqual(good);
    expect(await ask(` ${SAMPLE_TOKENS.valid.toLowerCase().replace('script', ' script ')}`)).toEqual(good);
    expect(await ask(`https://scripts.example/p/${SAMPLE_TOKENS.repeat}?x=1`)).toEqual(good);
    const bad = (message: RegExp) => ({ is_valid: false, message: expect.stringMatching(message) });
    expect(await ask('')).toEqual(bad(/enter your e-prescription token/));
    expect(await ask('SHORT')).toEqual(bad(/18 letters and digits/));
    expect(await ask('ABCDEFGHJKLMNPQRST')).toEqual(bad(/could not find/));
    expect(await ask(SAMPLE_TOKENS.otherPatient)).toEqual(bad(/another patient/));
    expect(await ask(SAMPLE_TOKENS.dispensed)).toEqual(bad(/already been dispensed/));
    expect(await ask(SAMPLE_TOKENS.expired)).toEqual(bad(/has expired/));
  });

  it('cannot be verified while the exchange is unavailable', async () => {
    const { uuid, shopper } = await userWithPatient(shop);
    const { check } = shop.services.escripts;
    shop.services.escripts.check = async () => {
      throw new EscriptUnavailableError();
    };
    const answer = await shopper.send(ASK, { patient_uuid: uuid, token: SAMPLE_TOKENS.valid });
    shop.services.escripts.check = check;
    expect(failure(answer)?.code).toBe('ESCRIPT_UNAVAILABLE');
  });

  it('are rate limited against guessing', async () => {
    const { uuid, shopper } = await userWithPatient(shop);
    const { count } = shop.services.limits;
    const counted: string[] = [];
    shop.services.limits.count = async (name) => {
      counted.push(name);
    };
    await shopper.send(ASK, { patient_uuid: uuid, token: SAMPLE_TOKENS.valid });
    shop.services.limits.count = count;
    expect(counted).toEqual(['escriptByAddress', 'escriptByUser']);
  });
});
