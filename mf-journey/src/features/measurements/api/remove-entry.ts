import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMeasurementsRemoveInput } from '../../../generated/gql/graphql';

const JourneyMeasurementsRemoveDocument = graphql(/* GraphQL */ `
  mutation JourneyMeasurementsRemove($input: JourneyMeasurementsRemoveInput!) {
    journey_measurements_remove(input: $input) {
      log {
        ...JourneyMeasurementLogFields
      }
    }
  }
`);

/** Removes the entry of a day, and returns the log. */
export async function removeEntry(input: JourneyMeasurementsRemoveInput) {
  return (await request(JourneyMeasurementsRemoveDocument, { input })).journey_measurements_remove.log;
}
