import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

const design = join(import.meta.dirname, '../src/design');

export interface EntrySize {
  readonly entry: string;
  /** Compressed bytes. */
  readonly js: number;
  readonly css: number;
  /** Compressed bytes of scripts that come later, when something is opened. */
  readonly late: number;
}

type Outputs = Metafile['outputs'];

/** An output and all that it needs at once. */
function withImports(path: string, outputs: Outputs, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && !external) withImports(next, outputs, seen);
  return seen;
}

/** What an entry adds to a page by itself, minified and compressed; React is already there. */
export async function measure(entry: string): Promise<EntrySize> {
  const { outputFiles, metafile } = await build({
    entryPoints: { entry: join(design, entry) },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
    logLevel: 'error',
  });
  const first = withImports('out/entry.js', metafile.outputs);
  const weigh = (wanted: (path: string) => boolean) =>
    outputFiles
      .filter(({ path }) => wanted(relative(process.cwd(), path)))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  return {
    entry,
    js: weigh((path) => path.endsWith('.js') && first.has(path)),
    css: weigh((path) => path.endsWith('.css')),
    late: weigh((path) => path.endsWith('.js') && !first.has(path)),
  };
}
