import * as v from 'valibot';

/** A number of a TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
);

export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
);

/** Origins, separated by commas. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
);

export const environment = v.picklist(['production', 'development', 'test']);
