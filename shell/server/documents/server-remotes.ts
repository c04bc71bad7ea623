import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { createInstance } from '@module-federation/runtime';
import { integrityOf } from '@saltbush/build';
import * as bus from '@saltbush/shared-ui/bus';
import * as content from '@saltbush/shared-ui/design/content';
import * as core from '@saltbush/shared-ui/design/core';
import * as counter from '@saltbush/shared-ui/design/counter';
import * as forms from '@saltbush/shared-ui/design/forms';
import * as listing from '@saltbush/shared-ui/design/listing';
import * as media from '@saltbush/shared-ui/design/media';
import * as orders from '@saltbush/shared-ui/design/orders';
import * as overlays from '@saltbush/shared-ui/design/overlays';
import type { FragmentModule, RemoteApplication } from '@saltbush/shared-ui/platform';
import * as platform from '@saltbush/shared-ui/platform';
import * as reactQuery from '@tanstack/react-query';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as zustand from 'zustand';
import type { ChosenRelease } from '../choose-releases';

/** Thrown for an override: it is served by a developer's machine, so its code never runs on the server. */
export class RenderedInBrowser extends Error {
  override name = 'RenderedInBrowser';
}

const provided: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  zustand,
  '@tanstack/react-query': reactQuery,
  '@saltbush/shared-ui/platform': platform,
  '@saltbush/shared-ui/bus': bus,
  '@saltbush/shared-ui/design/core': core,
  '@saltbush/shared-ui/design/forms': forms,
  '@saltbush/shared-ui/design/overlays': overlays,
  '@saltbush/shared-ui/design/media': media,
  '@saltbush/shared-ui/design/content': content,
  '@saltbush/shared-ui/design/orders': orders,
  '@saltbush/shared-ui/design/listing': listing,
  '@saltbush/shared-ui/design/counter': counter,
};

const shared = Object.fromEntries(
  Object.entries(provided).map(([name, module]) => [
    name,
    {
      version: name.startsWith('react') ? React.version : '0.1.0',
      scope: 'default',
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
    },
  ]),
);

/** Runs exactly the content that was checked against the registered hash: the file is not read a second time. */
function evaluate(file: string, integrity: string): unknown {
  const source = readFileSync(file);
  if (integrityOf(source) !== integrity) throw new Error(`${file} does not match its registered hash`);
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(source.toString(), parameters, { filename: file });
  const module = { exports: {} };
  run(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Loads remotes' server builds through the federation runtime; each release is loaded once. */
export function createServerRemotes(releasesDir: string) {
  const files = new Map<string, { file: string; integrity: string }>();
  const federation = createInstance({
    name: 'shell_server',
    remotes: [],
    shared,
    plugins: [
      {
        name: 'release-folder',
        async loadEntry({ remoteInfo }) {
          const entry = files.get(remoteInfo.name);
          return (entry ? evaluate(entry.file, entry.integrity) : undefined) as never;
        },
      },
    ],
  });
  const modules = new Map<string, Promise<unknown>>();

  function register(release: ChosenRelease): string {
    const name = `${release.remote}@${release.id}`.replaceAll(/[^a-z0-9]/gi, '_');
    if (!files.has(name)) {
      const file = join(releasesDir, release.remote, release.id, release.server.entry);
      files.set(name, { file, integrity: release.server.integrity });
      federation.registerRemotes([{ name, entry: `${file}`, type: 'commonjs-module' }]);
    }
    return name;
  }

  async function load(release: ChosenRelease, expose: string): Promise<unknown> {
    const name = register(release);
    const module = await federation.loadRemote(`${name}/${expose}`);
    if (!module) throw new Error(`${release.remote} ${release.id} does not expose ${expose}`);
    return module;
  }

  function loadOnce<Module>(release: ChosenRelease, expose: string): Promise<Module> {
    if (release.isOverride) return Promise.reject(new RenderedInBrowser());
    const key = `${release.remote}@${release.id}/${expose}`;
    let module = modules.get(key);
    if (!module) {
      module = load(release, expose);
      modules.set(key, module);
      module.catch(() => modules.delete(key));
    }
    return module as Promise<Module>;
  }

  const loadApplication = (release: ChosenRelease) => loadOnce<RemoteApplication>(release, 'app');
  const loadFragment = (release: ChosenRelease, fragment: string) =>
    loadOnce<FragmentModule>(release, `fragment/${fragment}`);

  /** Loads all pages and fragments of a release. */
  async function loadAll(release: ChosenRelease): Promise<void> {
    const { sources } = await loadApplication(release);
    const pages = Object.values(sources).map((source) => source.load());
    const fragments = release.manifest.fills.map(({ fragment }) => loadFragment(release, fragment));
    await Promise.allSettled([...pages, ...fragments]);
  }

  return { loadApplication, loadFragment, loadAll };
}

export type ServerRemotes = ReturnType<typeof createServerRemotes>;
