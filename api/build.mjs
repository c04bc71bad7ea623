import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));
/** `node build.mjs [folder]`: the folder of the built server, `dist` without it. */
const out = process.argv[2] ?? join(root, 'dist');

/** Workspaces are bundled from their sources; packages of the registry are loaded from node_modules. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@saltbush/') ? undefined : { path, external: true },
    );
  },
};

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
  plugins: [externalPackages],
});
await cp(join(root, 'contract/schema'), join(out, 'schema'), { recursive: true });
