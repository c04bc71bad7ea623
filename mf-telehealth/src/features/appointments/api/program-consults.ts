import type { State } from '@saltbush/contract';
import { subscriptionKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const TelehealthProgramConsultsDocument = graphql(/* GraphQL */ `
  query TelehealthProgramConsults {
    journey_subscriptions {
      id
      consult_state
      journey {
        id
        name
      }
      patient {
        first_name
        last_name
      }
      upcoming_booking {
        id
        appointment_at
        free_until
      }
      past_consults {
        id
        appointment_at
        status
        paid
        refunded
      }
    }
  }
`);

/** The next consult of a program. */
export interface ProgramConsult {
  id: string;
  subscriptionId: string;
  appointment_at: string;
  /** Until when it can be moved. */
  free_until: string;
  /** In whose local time it is shown. */
  state: State;
  program: string;
  journeyId: string;
  patient: { first_name: string } | null;
}

/** A consult of a program that is over. */
export type PastConsult = Pick<ProgramConsult, 'id' | 'appointment_at' | 'state' | 'program' | 'patient'> & {
  status: string;
  /** Cents. */
  paid: number;
  /** Cents that went back. */
  refunded: number;
};

async function programConsults(
  signal: AbortSignal,
): Promise<{ next: ProgramConsult[]; past: PastConsult[] }> {
  const { journey_subscriptions } = await request(TelehealthProgramConsultsDocument, {}, { signal });
  const of = journey_subscriptions.map(
    ({ id, journey, consult_state: state, patient = null, ...consults }) => ({
      about: { subscriptionId: id, state, program: journey.name, journeyId: journey.id, patient },
      ...consults,
    }),
  );
  return {
    next: of.flatMap(({ about, upcoming_booking: next }) => (next ? [{ ...next, ...about }] : [])),
    past: of.flatMap(({ about, past_consults }) => past_consults.map((past) => ({ ...past, ...about }))),
  };
}

/** The next and the past consults of the account's programs. */
export const programConsultsQuery = () =>
  queryOptions({
    queryKey: viewKey(subscriptionKeys.all, 'mf-telehealth', 'consults'),
    queryFn: ({ signal }) => programConsults(signal),
    staleTime: 0,
  });
