import { scriptExpiry } from '@saltbush/contract';
import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffScript } from '../features/counter-scripts/api/staff-script';
import {
  StaffScriptCountsDocument,
  StaffScriptDocument,
  type StaffScriptQueue,
  StaffScriptsAcceptDocument,
  StaffScriptsArriveDocument,
  StaffScriptsCorrectDocument,
  StaffScriptsDocument,
  StaffScriptsFileDocument,
  StaffScriptsRefuseDocument,
  StaffScriptsTakeOffDocument,
} from '../generated/gql/graphql';
import { unclaimedAnswers } from './staff-claims';

const REFERENCE = 'SB-74B7-M4JS';
const ORDERED = '2026-11-23T03:00:00.000Z';

const awaited: StaffScript = {
  code: `${REFERENCE}-S1`,
  reference: REFERENCE,
  line: 1,
  kind: 'paper',
  state: 'awaited',
  at: ORDERED,
  ordered_at: ORDERED,
  product_name: 'Lorimer Pharma Atorvastatin 20mg 30 Tablets',
  product_code: 'LOR-ATO20',
  schedule: '4',
  units: 1,
  patient_name: 'Marit Solheim',
  patient: {
    dob: '1982-03-09',
    allergies: '',
    conditions: 'High cholesterol',
    medication: 'None yet',
    is_pregnant_breastfeeding: false,
  },
  token: null,
  on_file: null,
  steps: [{ state: 'awaited', at: ORDERED, staff_name: null, reason: null }],
};

const token: StaffScript = {
  ...awaited,
  code: 'SB-74F4-T9QK-S1',
  reference: 'SB-74F4-T9QK',
  kind: 'escript',
  product_name: 'Oxbury Pantoprazole 20mg 28 Tablets',
  patient_name: 'Hugo Brandt',
  token: '••••T003',
};

const later = (minutes: number) => new Date(Date.parse(ORDERED) + minutes * 60_000).toISOString();

const listed = (script: StaffScript, queue: StaffScriptQueue): StaffScript => ({
  ...script,
  state: queue === 'ended' ? 'valid' : queue,
});

/** Responses for a repeat of a script that was issued in a consultation; without directions for who does not dispense. */
export function issuedScriptAnswers(directions: string | null): RequestHandler[] {
  const filed = {
    code: 'TH-3F9A1C20-S1',
    written_on: '2026-11-20',
    expires_on: '2027-11-20',
    repeats_left: 2,
  };
  const at = '2026-11-20T03:00:00.000Z';
  const issued = { staff_name: 'Asha Pillai', at, consult: 'TH-3F9A1C20', quantity: 1, directions };
  const on_file = { ...filed, issued, corrections: [], taken_off: null };
  const script: StaffScript = { ...awaited, kind: 'onfile', state: 'on_file', on_file };
  return [...unclaimedAnswers(), respondWith(StaffScriptDocument, { staff_script: script })];
}

/** A script on file that its practitioner has withdrawn after it was ordered on. */
export const withdrawnScript: StaffScript = {
  ...awaited,
  kind: 'onfile',
  state: 'on_file',
  on_file: {
    code: 'TH-3F9A1C20-S1',
    ...{ written_on: '2026-11-20', expires_on: '2027-11-20', repeats_left: 0, corrections: [] },
    issued: {
      ...{ staff_name: 'Asha Pillai', at: ORDERED, consult: 'TH-3F9A1C20', quantity: 1 },
      directions: 'One tablet every evening',
    },
    taken_off: { at: later(30), staff_name: 'Asha Pillai', reason: 'prescriber', note: 'Wrong strength' },
  },
};

/** Responses for the counter's scripts; the script follows what is decided. */
export function staffScriptAnswers(first = awaited): RequestHandler[] {
  let current = first;
  const move = (state: StaffScript['state'], reason: string | null = null) => {
    const at = later(current.steps.length);
    const step = { state, at, staff_name: 'Mei Tran', reason };
    current = { ...current, state, at, steps: [...current.steps, step] };
    return { script: { state } };
  };
  const refile = (change: Partial<NonNullable<StaffScript['on_file']>>) => {
    if (current.on_file) current = { ...current, on_file: { ...current.on_file, ...change } };
  };
  return [
    ...unclaimedAnswers(),
    respondWith(StaffScriptsDocument, ({ queue }) => ({
      staff_scripts: {
        data: [awaited, token].map((script) => listed(script, queue)),
        claims: [],
        next: 'MTIz_-',
      },
    })),
    respondWith(StaffScriptCountsDocument, {
      staff_script_counts: { arrived: 2, to_check: 1, on_file: 0, awaited: 4, refused: 1 },
    }),
    respondWith(StaffScriptDocument, () => ({ staff_script: current })),
    respondWith(StaffScriptsArriveDocument, () => ({ staff_scripts_arrive: move('arrived') })),
    respondWith(StaffScriptsAcceptDocument, () => ({ staff_scripts_accept: move('valid') })),
    respondWith(StaffScriptsFileDocument, ({ input: { written_on, repeats } }) => {
      const expires_on = scriptExpiry(written_on, current.schedule);
      const filed = { code: current.code, written_on, expires_on, repeats_left: repeats };
      current = { ...current, on_file: { ...filed, issued: null, corrections: [], taken_off: null } };
      return { staff_scripts_file: { script: { state: current.state } } };
    }),
    respondWith(StaffScriptsCorrectDocument, ({ input: { written_on, repeats_left, reason, seen } }) => {
      const from = { from_written_on: seen.written_on, from_repeats_left: seen.repeats_left };
      const correction = { at: later(60), staff_name: 'Mei Tran', reason, ...from };
      const expires_on = scriptExpiry(written_on, current.schedule);
      refile({ written_on, repeats_left, expires_on, corrections: [correction] });
      return { staff_scripts_correct: { script: { state: current.state } } };
    }),
    respondWith(StaffScriptsTakeOffDocument, ({ input: { reason } }) => {
      refile({ repeats_left: 0, taken_off: { at: later(90), staff_name: 'Mei Tran', reason, note: null } });
      return { staff_scripts_take_off: { script: { state: current.state } } };
    }),
    respondWith(StaffScriptsRefuseDocument, ({ input }) => ({
      staff_scripts_refuse: move('refused', input.reason),
    })),
  ];
}
