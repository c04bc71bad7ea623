import { frequencyWords } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ChargeDesk, type ChargeList } from '@saltbush/shared-ui/counter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AutoDeliveryCharge,
  autoDeliveryChargesKey,
  autoDeliveryChargesQuery,
} from '../api/autodelivery-charges';
import { chargeCountsQuery } from '../api/charge-counts';
import { mailAgain } from '../api/mail-again';

const productWords = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** What a charge is for: how much of what is not named, and how often. */
function coversOf({ name, frequency, num_items, num_left_out, is_paused }: AutoDeliveryCharge) {
  return (
    <>
      <p>“{name}”</p>
      <p>
        {productWords(num_items)} {frequencyWords(frequency).toLowerCase()}
      </p>
      {num_left_out !== null && num_left_out > 0 && (
        <p>{productWords(num_left_out)} left out as things are</p>
      )}
      {is_paused && <p>Paused until its owner resumes it</p>}
    </>
  );
}

/** The charges of AutoDeliveries that have failed, or are coming. */
export function AutoDeliveryCharges({ list }: { list: ChargeList }) {
  const { data: counts } = useQuery(chargeCountsQuery);
  const queryClient = useQueryClient();
  const mail = async (id: string) => {
    try {
      await mailAgain(id);
    } finally {
      // What was refused is not what the list shows, either.
      await queryClient.invalidateQueries({ queryKey: autoDeliveryChargesKey });
    }
  };
  return (
    <ChargeDesk
      desk={links.staff.autoDeliveryCharges()}
      list={list}
      counts={counts}
      query={autoDeliveryChargesQuery}
      coversOf={coversOf}
      lastTry="After the last try the AutoDelivery is paused; resuming it begins with the next delivery."
      mail={mail}
    />
  );
}
