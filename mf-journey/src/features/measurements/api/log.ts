import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneyMeasurementLogFieldsFragment } from '../../../generated/gql/graphql';

const JourneyMeasurementsDocument = graphql(/* GraphQL */ `
  query JourneyMeasurements($subscription_id: ID!) {
    journey_measurements(subscription_id: $subscription_id) {
      ...JourneyMeasurementLogFields
    }
  }
`);

/** A member's log: weight in kg, waist in cm, days as YYYY-MM-DD in the patient's state. */
export type MeasurementLog = JourneyMeasurementLogFieldsFragment;
export type LogEntry = MeasurementLog['entries'][number];

/** Query for the log of a subscription's patient. */
export const logQuery = (subscription_id: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'measurements', subscription_id],
    queryFn: async ({ signal }) =>
      (await request(JourneyMeasurementsDocument, { subscription_id }, { signal })).journey_measurements,
  });
