import {
  MAX_PROMOTION_PRODUCTS,
  PROMOTION_MESSAGES,
  type PromotionErrors,
  type PromotionKind,
  promotionErrors,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { focusField } from '@saltbush/shared-ui/counter';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode, navigate, useLocation } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PromotedProduct, StaffPromotion } from '../api/promotion-fields';
import { savePromotion } from '../api/save-promotion';
import { staffPromotionKey } from '../api/staff-promotion';
import { PROMOTIONS_KEY } from '../api/staff-promotions';
import { commaErrors, readDraft } from './draft-values';

/** @returns what the api says of fields; null if it refused something else */
export function fieldErrors(failure: unknown): PromotionErrors | null {
  return hasCode(failure, 'INVALID_INPUT') ? ((failure.extensions.fields as PromotionErrors) ?? null) : null;
}

/** The chosen products of a draft. */
function useProducts(current: StaffPromotion | null, onChange: () => void) {
  const [products, setProducts] = useState<readonly PromotedProduct[]>(current?.products ?? []);
  const [error, setError] = useState<string | null>(null);
  const add = (product: PromotedProduct) => {
    if (products.some(({ id }) => id === product.id)) return;
    const isFull = products.length >= MAX_PROMOTION_PRODUCTS;
    setError(isFull ? PROMOTION_MESSAGES.many : null);
    if (isFull) return;
    setProducts([...products, product]);
    onChange();
  };
  const remove = (id: string) => {
    setProducts(products.filter((product) => product.id !== id));
    setError(null);
    onChange();
  };
  return { products, add, remove, productError: error };
}

/**
 * The form of a draft. What is saved is a change of the version that was shown at first, so that a colleague's change
 * meanwhile is never undone; a new draft has none, and its key is made once.
 * @param current the draft; null for a new one
 * @param copied what a new draft begins with
 */
export function useDraft(current: StaffPromotion | null, copied: StaffPromotion | null) {
  const [base, setBase] = useState(current);
  const [kind, setKind] = useState<PromotionKind>(
    (current ?? copied)?.promotion.numbers.kind ?? 'buy_n_save_percent',
  );
  const [isDirty, setDirty] = useState(current === null);
  const touches = useRef(0);
  const [errors, setErrors] = useState<PromotionErrors>({});
  const key = useRef('');
  const queryClient = useQueryClient();
  const location = useLocation();
  const { status, run, failure } = useActionStatus();
  const touch = () => {
    touches.current += 1;
    setDirty(true);
  };
  const chosen = useProducts(current ?? copied, touch);

  function show(form: HTMLFormElement, wrong: PromotionErrors): void {
    setErrors(wrong);
    const first = [...form.elements].find(
      (field) => field instanceof HTMLElement && (field.getAttribute('name') ?? '') in wrong,
    );
    if (first) focusField(form, first.getAttribute('name') ?? '');
  }
  function keep(saved: StaffPromotion, isAll: boolean): void {
    const { id } = saved.promotion;
    queryClient.setQueryData(staffPromotionKey(id), saved);
    void queryClient.invalidateQueries({ queryKey: PROMOTIONS_KEY });
    setBase(saved);
    if (isAll) setDirty(false);
    if (!base) navigate(links.staff.promotion(id), { replace: location });
  }
  async function save(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const { numbers, ...draft } = readDraft(data, kind);
    const product_ids = chosen.products.map(({ id }) => id);
    const wrong = {
      ...promotionErrors({ ...draft, numbers, product_ids }, new Date()),
      ...commaErrors(data),
    };
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    key.current ||= crypto.randomUUID();
    const shown = { key: key.current, promotion_id: base?.promotion.id ?? null, version: base?.version ?? 0 };
    const seen = touches.current;
    await run(async () => {
      try {
        const saved = await savePromotion({ ...shown, ...draft, ...numbers, product_ids });
        // What was entered while it was saved is not saved.
        keep(saved, seen === touches.current);
      } catch (refusal) {
        const fields = fieldErrors(refusal);
        if (fields) show(form, fields);
        throw refusal;
      }
    });
  }
  return {
    ...{ base, kind, setKind, errors, isDirty, touch, save, status },
    ...chosen,
    isOutdated: hasCode(failure, 'PROMOTION_MOVED') || hasCode(failure, 'PROMOTION_STATE'),
    failure: failure === null ? null : errorMessage(failure),
  };
}

export type Draft = ReturnType<typeof useDraft>;
