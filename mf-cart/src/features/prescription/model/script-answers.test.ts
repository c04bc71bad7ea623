import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, scriptErrors, scriptLine, scriptStatus, scriptSummary, tokenIn } from './script-answers';

const TOKEN = '1SALTBUSHSCRIPT001';
const paper = { type: 'paper' as const, patientUuid: 'p', token: '' };
const escript = { type: 'escript' as const, patientUuid: 'p', token: TOKEN };

describe('script answers', () => {
  it('go from pending to editing to valid to passed [4.c-01]', () => {
    expect(scriptStatus(NO_ANSWERS, false)).toBe('pending');
    expect(scriptStatus({ ...paper, patientUuid: null }, false)).toBe('editing');
    expect(scriptStatus(paper, false)).toBe('valid');
    expect(scriptStatus(paper, true)).toBe('passed');
    expect(scriptStatus({ ...escript, token: 'SHORT' }, true)).toBe('editing');
    expect(scriptStatus({ ...paper, type: 'None' }, true)).toBe('pending');
  });

  it('require a token for an e-script only', () => {
    expect(scriptErrors({ ...escript, token: '' })).toEqual({
      token: 'Please enter your e-prescription token',
    });
    expect(scriptErrors(paper)).toEqual({});
  });

  it('include the token for an e-script only', () => {
    expect(scriptLine({ ...paper, token: TOKEN })).toEqual({
      patient_uuid: 'p',
      script_type: 'paper',
      eprescription_token: null,
    });
    expect(scriptLine({ ...escript, token: '1salt bush script 001' }).eprescription_token).toBe(TOKEN);
    expect(scriptLine(NO_ANSWERS)).toEqual({});
  });

  it('reveal only the last 4 characters of a token', () => {
    expect(scriptSummary(escript)).toBe('E-script •••• T001');
    expect(scriptSummary(paper)).toBe('Paper script');
  });

  it('extract the token from a pasted link and leave other text unchanged', () => {
    expect(tokenIn(`https://scripts.example/p/${TOKEN.toLowerCase()}?x=1`)).toBe(TOKEN);
    expect(tokenIn('1salt bush')).toBe('1salt bush');
    expect(tokenIn('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });
});
