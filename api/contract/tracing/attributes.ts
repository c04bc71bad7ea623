/** A name of our own code, of a release or of a request: never a sentence, an address or an e-mail address. */
const NAME = /^[\w.:/-]{1,100}$/;
/** A pattern of paths, as Express and the remotes' manifests write them. */
const ROUTE = /^[\w./:*{}()-]{1,200}$/;

/** Everything that a span may tell besides its name, its times and whether it failed (decision 0063). */
const ALLOWED = {
  'http.request.method': NAME,
  /** The pattern of the path, never the path. */
  'http.route': ROUTE,
  'http.response.status_code': 'number',
  /** Names of registered operations alone; others are `other`. */
  'graphql.operation.name': NAME,
  'graphql.operation.type': NAME,
  'db.system.name': NAME,
  /** The command's name. */
  'db.operation.name': NAME,
  'db.collection.name': NAME,
  /** The name of a job that the api runs by itself. */
  'shop.job': NAME,
  'shop.remote': NAME,
  'shop.release': NAME,
  /** The id in log lines and in `X-Request-Id`. */
  'shop.request_id': NAME,
} as const;

type Allowed = typeof ALLOWED;

export type SpanAttributes = {
  [Key in keyof Allowed]?: (Allowed[Key] extends 'number' ? number : string) | undefined;
};

/** @returns the attributes that a span may have; whatever does not have the form of its kind is left out */
export function allowedAttributes(attributes: SpanAttributes): Record<string, string | number> {
  const result: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(attributes)) {
    const form = ALLOWED[key as keyof Allowed];
    const isFit =
      form === 'number'
        ? Number.isInteger(value)
        : form !== undefined && typeof value === 'string' && form.test(value);
    if (isFit && value !== undefined) result[key] = value;
  }
  return result;
}

/** The names of spans are words of those forms, such as `GET /products/:slug`, `query ProductPage`, `find products`. */
const SPAN_NAME = /^[\w./:*{}() -]{1,250}$/;

/** @returns the name, or `other` if it could carry something else than names of our own code */
export const allowedName = (name: string): string => (SPAN_NAME.test(name) ? name : 'other');
