import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import webpack from 'webpack';
import { type AssetGroup, type AssetManifest, SHARED_GROUP } from './asset-groups';

const ASSET_MANIFEST = 'assets.json';
const isHot = (file: string) => file.includes('.hot-update.');

function sharedKeys(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const keys = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const { type, options } = module as Module & { options?: { shareKey?: string } };
      if (type === 'consume-shared-module' && options?.shareKey) keys.add(options.shareKey);
    }
  }
  return [...keys].sort();
}

function describeGroup(compilation: Compilation, group: ChunkGroup): AssetGroup {
  const files = group.getFiles().filter((file) => !isHot(file));
  return {
    js: files.filter((file) => /\.(js|cjs)$/.test(file)),
    css: files.filter((file) => file.endsWith('.css')),
    shared: sharedKeys(compilation, group.chunks),
  };
}

/** Yields shared modules that load on demand: each has its own chunk group, which the federation manifest omits. */
function* onDemandGroups(compilation: Compilation): Generator<[string, ChunkGroup]> {
  for (const module of compilation.modules) {
    const { type, _name: key } = module as Module & { _name?: string };
    const block = module.blocks[0];
    if (type !== 'provide-module' || !key || !block) continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    if (group) yield [key, group];
  }
}

/** Writes `assets.json`: the files of each named chunk group, so that documents preload exactly what a page needs. */
export class AssetManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetManifestPlugin', (compilation) => {
      const stage = compilation.constructor as typeof Compilation;
      compilation.hooks.processAssets.tap(
        { name: 'AssetManifestPlugin', stage: stage.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const manifest: AssetManifest = {};
          for (const group of compilation.chunkGroups) {
            if (group.name) manifest[group.name] = describeGroup(compilation, group);
          }
          for (const [key, group] of onDemandGroups(compilation)) {
            manifest[SHARED_GROUP + key] = describeGroup(compilation, group);
          }
          compilation.emitAsset(
            ASSET_MANIFEST,
            new webpack.sources.RawSource(JSON.stringify(manifest, null, 1)),
          );
        },
      );
    });
  }
}
