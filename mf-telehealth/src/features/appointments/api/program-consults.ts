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

async function programConsults(signal: AbortSignal): Promise<ProgramConsult[]> {
  const { journey_subscriptions } = await request(TelehealthProgramConsultsDocument, {}, { signal });
  return journey_subscriptions.flatMap(
    ({ id: subscriptionId, journey, consult_state: state, patient = null, upcoming_booking: consult }) =>
      consult
        ? [{ ...consult, subscriptionId, state, program: journey.name, journeyId: journey.id, patient }]
        : [],
  );
}

/** The next consults of the account's programs. */
export const programConsultsQuery = () =>
  queryOptions({
    queryKey: viewKey(subscriptionKeys.all, 'mf-telehealth', 'consults'),
    queryFn: ({ signal }) => programConsults(signal),
    staleTime: 0,
  });
