import { decodeDocument, decodeValue } from '../../bson/decode';
import { elements } from '../../bson/elements';
import { encodeDocument, encodeElement, joinElements } from '../../bson/encode';
import type { Filter, Variables } from '../filter/filter';
import type { Projection } from './parse-projection';
import { type Context, projectDocument, projectValue } from './project';

/** Projects a raw document; whole fields are copied verbatim. */
export function projectRaw(
  raw: Buffer,
  projection: Projection,
  variables: Variables,
  filter: Filter,
): Buffer {
  if (projection.computed) {
    return encodeDocument(projectDocument(decodeDocument(raw), projection, variables));
  }
  const positional = [...projection.rules.values()].some((rule) => rule.kind === 'position');
  const root = positional ? decodeDocument(raw) : {};
  const context: Context = { inclusive: projection.inclusive, root, variables, filter };
  const parts: Buffer[] = [];
  for (const { type, name, start, value, end } of elements(raw)) {
    const rule = projection.rules.get(name);
    if (rule ? rule.kind === 'take' : !projection.inclusive) parts.push(raw.subarray(start, end));
    else if (rule && rule.kind !== 'drop') {
      const projected = projectValue(decodeValue(type, raw, value), rule, context);
      if (projected !== undefined) parts.push(encodeElement(name, projected));
    }
  }
  return joinElements(parts);
}
