import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { ROOT } from '../../src/paths';

const configuration = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { default: IConfiguration };

/** The import rules of the project. */
export const rules = configuration.default;

function plant(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Checks files, by path and text, in an empty folder. @returns the names of the rules that they break */
export async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    plant(folder, files);
    const { options, ...ruleSet } = rules;
    const { tsConfig: _tsConfig, ...rest } = options ?? {};
    const roots = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))];
    const result = await cruise(roots, { ...rest, baseDir: folder, validate: true, ruleSet }, {});
    return (result.output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a file that imports nothing. */
export const empty = 'export const value = 1;\n';
