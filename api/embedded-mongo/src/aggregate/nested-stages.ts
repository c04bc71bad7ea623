import { graphLookup } from './graph-lookup';
import { lookup, unionWith } from './lookup';
import { registerStages } from './stages';

registerStages({ $lookup: lookup, $graphLookup: graphLookup, $unionWith: unionWith });
