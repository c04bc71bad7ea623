import { graphql } from '../../../generated/gql';

/** Fields of a weight and waist log. */
export const JourneyMeasurementLogFields = graphql(/* GraphQL */ `
  fragment JourneyMeasurementLogFields on JourneyMeasurementLog {
    first_day
    today
    entries {
      day
      weight_kg
      waist_cm
    }
  }
`);
