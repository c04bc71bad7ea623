import { graphLookup, lookup, unionWith } from './lookup';
import { registerStages } from './stages';

registerStages({ $lookup: lookup, $graphLookup: graphLookup, $unionWith: unionWith });
