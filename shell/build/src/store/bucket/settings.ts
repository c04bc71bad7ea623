/** Where a bucket is. */
export interface BucketSettings {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Of a service other than Amazon's; undefined for Amazon's own. */
  endpoint: string | undefined;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/;

function readEndpoint({ AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL }: NodeJS.ProcessEnv): string | undefined {
  const text = AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL;
  if (!text) return undefined;
  const name = AWS_ENDPOINT_URL_S3 ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be a URL`);
  return text;
}

/**
 * Reads `RELEASE_STORE` and the standard variables that belong to it; null without it: releases are in a folder then.
 * Credentials are looked for where Amazon's SDK looks for them.
 * @throws {Error} One line that names the setting.
 */
export function readBucketSettings(environment: NodeJS.ProcessEnv): BucketSettings | null {
  const { RELEASE_STORE, AWS_REGION, AWS_DEFAULT_REGION } = environment;
  if (!RELEASE_STORE) return null;
  const [, bucket, prefix] = ADDRESS.exec(RELEASE_STORE) ?? [];
  if (!bucket) throw new Error('RELEASE_STORE must be s3://bucket or s3://bucket/prefix');
  const endpoint = readEndpoint(environment);
  const region = AWS_REGION || AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : '');
  if (!region) throw new Error('RELEASE_STORE needs AWS_REGION, the region of its bucket');
  return { bucket, prefix: prefix ? `${prefix}/` : '', region, endpoint };
}
