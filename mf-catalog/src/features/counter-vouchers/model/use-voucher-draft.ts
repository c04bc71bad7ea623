import { generateVoucherCode, type VoucherErrors, type VoucherKind, voucherErrors } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { focusField } from '@saltbush/shared-ui/counter';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode, navigate, useLocation } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { saveVoucher } from '../api/save-voucher';
import { staffVoucherKey } from '../api/staff-voucher';
import { VOUCHERS_KEY } from '../api/staff-vouchers';
import type { StaffVoucher } from '../api/voucher-fields';
import { commaErrors, fieldErrors, readDraft } from './voucher-values';

/** @returns a whole number below a limit that divides the range unevenly: numbers of its last part are drawn again */
function randomBelow(limit: number): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}

/** Shows what is wrong with a form, and leads to the first of it. */
export function leadToError(form: HTMLFormElement, wrong: VoucherErrors): void {
  const first = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in wrong);
  if (first) focusField(form, first.getAttribute('name') ?? '');
}

/** The code of a draft, typed or drawn. A copy begins without one. */
function useCode(begin: string, onChange: () => void) {
  const [code, setCode] = useState(begin);
  const change = (text: string) => {
    setCode(text);
    onChange();
  };
  return { code, setCode: change, drawCode: () => change(generateVoucherCode(randomBelow)) };
}

/**
 * The form of a draft. What is saved is a change of the version that was shown at first, so that a colleague's change
 * meanwhile is never undone; a new draft has none, and its key is made once.
 * @param current the draft; null for a new one
 * @param copied what a new draft begins with
 */
export function useVoucherDraft(current: StaffVoucher | null, copied: StaffVoucher | null) {
  const [base, setBase] = useState(current);
  const [kind, setKind] = useState<VoucherKind>((current ?? copied)?.voucher.kind ?? 'percent_off');
  const [isDirty, setDirty] = useState(current === null);
  const touches = useRef(0);
  const [errors, setErrors] = useState<VoucherErrors>({});
  const key = useRef('');
  const queryClient = useQueryClient();
  const location = useLocation();
  const { status, run, failure } = useActionStatus();
  const touch = () => {
    touches.current += 1;
    setDirty(true);
  };
  const code = useCode(current?.voucher.code ?? '', touch);

  function show(form: HTMLFormElement, wrong: VoucherErrors): void {
    setErrors(wrong);
    leadToError(form, wrong);
  }
  function keep(saved: StaffVoucher, isAll: boolean): void {
    const { id } = saved.voucher;
    queryClient.setQueryData(staffVoucherKey(id), saved);
    void queryClient.invalidateQueries({ queryKey: VOUCHERS_KEY });
    setBase(saved);
    if (isAll) setDirty(false);
    if (!base) navigate(links.staff.voucher(id), { replace: location });
  }
  async function save(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const draft = readDraft(data, kind);
    const wrong = { ...voucherErrors(draft, new Date()), ...commaErrors(data) };
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    key.current ||= crypto.randomUUID();
    const shown = { key: key.current, voucher_id: base?.voucher.id ?? null, version: base?.version ?? 0 };
    const seen = touches.current;
    await run(async () => {
      try {
        // What was entered while it was saved is not saved.
        keep(await saveVoucher({ ...shown, ...draft }), seen === touches.current);
      } catch (refusal) {
        const fields = fieldErrors(refusal);
        if (fields) show(form, fields);
        throw refusal;
      }
    });
  }
  return {
    ...{ base, kind, setKind, errors, isDirty, touch, save, status },
    ...code,
    isOutdated: hasCode(failure, 'VOUCHER_MOVED') || hasCode(failure, 'VOUCHER_STATE'),
    failure: failure === null ? null : errorMessage(failure),
  };
}

export type VoucherDraft = ReturnType<typeof useVoucherDraft>;
