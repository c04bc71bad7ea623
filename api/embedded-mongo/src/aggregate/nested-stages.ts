import { graphLookup } from './joins/graph-lookup';
import { lookup } from './joins/lookup';
import { unionWith } from './joins/union-with';
import { registerStages } from './stages/compile-stages';
import { facet } from './stages/facet';

registerStages({ $facet: facet, $lookup: lookup, $graphLookup: graphLookup, $unionWith: unionWith });
