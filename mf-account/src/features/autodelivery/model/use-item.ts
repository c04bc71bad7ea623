import { autoDeliveryKeys } from '@saltbush/shared-ui/entities';
import { errorMessage, renewQueries } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AutoDelivery, type AutoDeliveryItem, showAutoDelivery } from '../api/autodeliveries';
import { editItem } from '../api/edit-item';
import { removeItem } from '../api/remove-item';

type ItemChange = Partial<Pick<AutoDeliveryItem, 'quantity' | 'one_off'>>;

const scopeOf = ({ id }: AutoDelivery) => ({ id: `autodelivery-${id}` });

/** Optimistic changes of an item, sent one at a time. If a change fails, the item is refetched and the reason shown. */
export function useItem(autodelivery: AutoDelivery, item: AutoDeliveryItem) {
  const client = useQueryClient();
  const [pending, setPending] = useState<ItemChange>({});
  const [failure, setFailure] = useState<string | null>(null);
  const latestChange = useRef(0);
  const edit = useMutation({
    mutationFn: (change: ItemChange) => editItem({ id: item.id, ...change }),
    scope: scopeOf(autodelivery),
  });

  const change = async (next: ItemChange) => {
    latestChange.current += 1;
    const sequence = latestChange.current;
    setFailure(null);
    setPending((current) => ({ ...current, ...next }));
    try {
      const changed = await edit.mutateAsync(next);
      if (sequence === latestChange.current) showAutoDelivery(client, changed);
    } catch (error) {
      setFailure(errorMessage(error));
      void renewQueries(client, autoDeliveryKeys.all);
    }
    if (sequence === latestChange.current) setPending({});
  };
  return { shown: { ...item, ...pending }, change, failure };
}

/** Removes an item after any changes in flight. Rejects with the API's error. */
export function useRemoveItem(autodelivery: AutoDelivery) {
  const client = useQueryClient();
  const removal = useMutation({ mutationFn: removeItem, scope: scopeOf(autodelivery) });
  return async (item: AutoDeliveryItem) => showAutoDelivery(client, await removal.mutateAsync(item));
}
