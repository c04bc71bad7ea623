import { describe, expect, it } from 'vitest';
import { NO_ANSWERS, scriptErrors, scriptLine, scriptStatus, scriptWords, tokenIn } from './script-answers';

const TOKEN = '1SALTBUSHSCRIPT001';
const paper = { type: 'paper' as const, patientUuid: 'p', token: '' };
const escript = { type: 'escript' as const, patientUuid: 'p', token: TOKEN };

describe('patient and script of a product', () => {
  it('are pending, then editing until everything is there, then valid, then passed [4.c-01]', () => {
    expect(scriptStatus(NO_ANSWERS, false)).toBe('pending');
    expect(scriptStatus({ ...paper, patientUuid: null }, false)).toBe('editing');
    expect(scriptStatus(paper, false)).toBe('valid');
    expect(scriptStatus(paper, true)).toBe('passed');
    expect(scriptStatus({ ...escript, token: 'SHORT' }, true)).toBe('editing');
    expect(scriptStatus({ ...paper, type: 'None' }, true)).toBe('pending');
  });

  it('miss a token for an e-script only', () => {
    expect(scriptErrors({ ...escript, token: '' })).toEqual({
      token: 'Please enter your e-prescription token',
    });
    expect(scriptErrors(paper)).toEqual({});
  });

  it('are sent with the token for an e-script only', () => {
    expect(scriptLine({ ...paper, token: TOKEN })).toEqual({
      patient_uuid: 'p',
      script_type: 'paper',
      eprescription_token: null,
    });
    expect(scriptLine({ ...escript, token: '1salt bush script 001' }).eprescription_token).toBe(TOKEN);
    expect(scriptLine(NO_ANSWERS)).toEqual({});
  });

  it('show no more of a token than its last 4 characters', () => {
    expect(scriptWords(escript)).toBe('E-script •••• T001');
    expect(scriptWords(paper)).toBe('Paper script');
  });

  it('take the token of a pasted link, and leave other text as it is', () => {
    expect(tokenIn(`https://scripts.example/p/${TOKEN.toLowerCase()}?x=1`)).toBe(TOKEN);
    expect(tokenIn('1salt bush')).toBe('1salt bush');
    expect(tokenIn('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });
});
