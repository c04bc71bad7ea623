import { links } from '@saltbush/contract/links';
import { ChargeDesk, type ChargeList } from '@saltbush/shared-ui/counter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chargeCountsQuery } from '../api/charge-counts';
import { mailAgain } from '../api/mail-again';
import { type ProgramCharge, programChargesKey, programChargesQuery } from '../api/program-charges';

/** What a charge is for: the program's fee and products, which are not named. */
function coversOf({ name, program_fee, num_items, is_after_pause }: ProgramCharge) {
  const products = num_items === 1 ? '1 product' : `${num_items} products`;
  const parts = [...(program_fee > 0 ? ['the month’s fee'] : []), ...(num_items > 0 ? [products] : [])];
  return (
    <>
      <p>{name}</p>
      {parts.length > 0 && <p>{parts.join(' and ')}</p>}
      {is_after_pause && <p>Paused until then</p>}
    </>
  );
}

/** The monthly charges of programs that have failed, or are coming. */
export function ProgramCharges({ list }: { list: ChargeList }) {
  const { data: counts } = useQuery(chargeCountsQuery);
  const queryClient = useQueryClient();
  const mail = async (id: string) => {
    try {
      await mailAgain(id);
    } finally {
      // What was refused is not what the list shows, either.
      await queryClient.invalidateQueries({ queryKey: programChargesKey });
    }
  };
  return (
    <ChargeDesk
      desk={links.staff.programCharges()}
      list={list}
      counts={counts}
      query={programChargesQuery}
      coversOf={coversOf}
      lastTry="After the last try it is paid by its customer alone, in their account."
      mail={mail}
    />
  );
}
