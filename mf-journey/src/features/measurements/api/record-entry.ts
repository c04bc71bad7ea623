import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneyMeasurementsRecordInput } from '../../../generated/gql/graphql';

const JourneyMeasurementsRecordDocument = graphql(/* GraphQL */ `
  mutation JourneyMeasurementsRecord($input: JourneyMeasurementsRecordInput!) {
    journey_measurements_record(input: $input) {
      log {
        ...JourneyMeasurementLogFields
      }
    }
  }
`);

/** Records an entry, which replaces an earlier one of its day, and returns the log. */
export async function recordEntry(input: JourneyMeasurementsRecordInput) {
  return (await request(JourneyMeasurementsRecordDocument, { input })).journey_measurements_record.log;
}
