import { autoDeliveryKeys } from '@saltbush/shared-ui/entities';
import { errorMessage, renewQueries } from '@saltbush/shared-ui/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AutoDelivery, type AutoDeliveryItem, showAutoDelivery } from '../api/autodeliveries';
import { editItem } from '../api/edit-item';
import { removeItem } from '../api/remove-item';

type Wanted = Partial<Pick<AutoDeliveryItem, 'quantity' | 'one_off'>>;

const scopeOf = ({ id }: AutoDelivery) => ({ id: `autodelivery-${id}` });

/**
 * An item as the user wants it: shown at once, sent one change after another. A change that fails puts back what the
 * api has, and says why.
 */
export function useItem(autodelivery: AutoDelivery, item: AutoDeliveryItem) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Wanted>({});
  const [failure, setFailure] = useState<string | null>(null);
  const turn = useRef(0);
  const edit = useMutation({
    mutationFn: (change: Wanted) => editItem({ id: item.id, ...change }),
    scope: scopeOf(autodelivery),
  });

  const change = async (next: Wanted) => {
    turn.current += 1;
    const mine = turn.current;
    setFailure(null);
    setWanted((current) => ({ ...current, ...next }));
    try {
      const changed = await edit.mutateAsync(next);
      if (mine === turn.current) showAutoDelivery(client, changed);
    } catch (error) {
      setFailure(errorMessage(error));
      void renewQueries(client, autoDeliveryKeys.all);
    }
    if (mine === turn.current) setWanted({});
  };
  return { shown: { ...item, ...wanted }, change, failure };
}

/** Removes an item, after the changes that are under way. Rejects with the api's error. */
export function useRemoveItem(autodelivery: AutoDelivery) {
  const client = useQueryClient();
  const removal = useMutation({ mutationFn: removeItem, scope: scopeOf(autodelivery) });
  return async (item: AutoDeliveryItem) => showAutoDelivery(client, await removal.mutateAsync(item));
}
