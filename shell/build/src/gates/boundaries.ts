import { hashInputs } from '../releases/inputs';
import { describeViolation, findViolations, readRemote } from '../structure';
import type { Gate } from './gate';
import { abridge, runTool } from './run-tool';

interface Report {
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

/** Shared code is checked with its own changes; here it matters only what the remote imports of it. */
const NOT_FOLLOWED = 'node_modules|^(shared-ui|api)/';

/** The import rules, over the remote's files. */
export const boundaries: Gate = {
  name: 'boundaries',
  key: (remote, root) =>
    hashInputs(
      [
        ...[
          `${remote}/src`,
          `${remote}/package.json`,
          'shared-ui/package.json',
          '.dependency-cruiser.mjs',
          'api/domain-order.mjs',
        ],
        ...['tsconfig.json', 'shell/build/tsconfig.base.json', 'package-lock.json'],
      ],
      { root, withTests: true },
    ),
  async run(remote, root) {
    const rules = ['--config', '.dependency-cruiser.mjs', '--do-not-follow', NOT_FOLLOWED];
    const args = [...rules, '--output-type', 'json', remote];
    const { stdout } = await runTool('depcruise', args, root);
    const { violations, ruleSetUsed }: Report['summary'] = JSON.parse(stdout).summary;
    const reasonOf = (rule: string) =>
      ruleSetUsed.forbidden.find(({ name }) => name === rule)?.comment ?? 'It is forbidden.';
    const sentences = violations.map(
      ({ from, to, rule: { name } }) => `${from} imports ${to} (${name}): ${reasonOf(name)}`,
    );
    return abridge([...new Set(sentences)], 'forbidden imports');
  },
};

/** The structure that all remotes share. */
export const structure: Gate = {
  name: 'structure',
  key: null,
  run: async (remote, root) =>
    abridge(findViolations([readRemote(remote, root)]).map(describeViolation), 'files'),
};
