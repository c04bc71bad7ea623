import { describe, expect, it } from 'vitest';
import { brokenRules, empty } from './plant';

describe('import rules', () => {
  it.each([
    ['remotes-are-independent', 'mf-cart/src/a.ts', 'mf-header/src/b.ts'],
    ['remotes-use-shared-code-only', 'mf-cart/src/a.ts', 'api/src/b.ts'],
    ['remotes-use-shared-code-only', 'mf-cart/src/a.ts', 'shell/src/b.ts'],
    ['shared-ui-imports-contract-only', 'shared-ui/src/brand/a.ts', 'mf-cart/src/b.ts'],
    ['design-stands-alone', 'shared-ui/src/design/a.ts', 'shared-ui/src/platform/b.ts'],
    ['shell-loads-remotes-at-run-time', 'shell/src/a.ts', 'mf-cart/src/b.ts'],
    ['contract-is-pure', 'api/contract/src/a.ts', 'api/src/b.ts'],
    ['tracing-is-for-servers', 'mf-cart/src/a.ts', 'api/contract/tracing/b.ts'],
    ['tracing-is-for-servers', 'shell/src/a.ts', 'api/contract/tracing/b.ts'],
    ['releases-through-the-store', 'shell/server/a.ts', 'shell/build/src/store/folder-store.ts'],
    ['releases-through-the-store', 'shell/build/commands/a.ts', 'shell/build/src/store/bucket/objects.ts'],
    ['api-imports-no-front-end', 'api/src/a.ts', 'shared-ui/src/platform/b.ts'],
    ['samples-enter-at-startup', 'api/src/domains/cart/a.ts', 'api/seed/index.ts'],
    ['samples-enter-at-startup', 'api/src/domains/catalogue/a.ts', 'api/seed/pictures/index.ts'],
    ['seed-through-its-entries', 'api/src/server/a.ts', 'api/seed/pictures/packshot.ts'],
    ['drawings-need-no-server', 'api/seed/pictures/a.ts', 'api/src/domains/catalogue/store.ts'],
    ['drawings-need-no-server', 'api/seed/pictures/a.ts', 'api/seed/catalogue/b.ts'],
    ['mocks-are-for-tests', 'mf-cart/src/pages/a.ts', 'shared-ui/src/testing/b.ts'],
    ['mocks-are-for-tests', 'mf-cart/src/pages/a.ts', 'mf-cart/src/samples/b.ts'],
    ['features-are-independent', 'mf-cart/src/features/checkout/a.ts', 'mf-cart/src/features/cart/b.ts'],
  ])('%s is broken by %s importing %s', async (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`.replace(/\.ts$/, '');
    const broken = await brokenRules({ [from]: `import '${path}';\n`, [to]: empty });
    expect(broken).toContain(rule);
  });

  it('opentelemetry-through-tracing is broken by an import of its packages elsewhere', async () => {
    const source = "import type { Span } from '@opentelemetry/api';\nexport type Alias = Span;\n";
    expect(await brokenRules({ 'api/src/server/a.ts': source })).toContain('opentelemetry-through-tracing');
    expect(await brokenRules({ 'api/contract/tracing/a.ts': source })).toEqual([]);
  });

  it('buckets-through-the-store is broken by an import of the client elsewhere', async () => {
    const source = "import type { S3Client } from '@aws-sdk/client-s3';\nexport type Alias = S3Client;\n";
    expect(await brokenRules({ 'shell/server/a.ts': source })).toContain('buckets-through-the-store');
    expect(await brokenRules({ 'shell/build/src/store/bucket/objects.ts': source })).toEqual([]);
  });

  it('allow stories, tests and samples to use mock responses', async () => {
    const broken = await brokenRules({
      'mf-cart/src/pages/a.stories.ts': "import '../samples/b';\n",
      'mf-cart/src/pages/a.test.ts': "import '../samples/b';\n",
      'mf-cart/src/samples/b.ts': "import '../../../shared-ui/src/testing/c';\n",
      'shared-ui/src/testing/c.ts': empty,
    });
    expect(broken).toEqual([]);
  });

  it('allow a remote to use shared code', async () => {
    const broken = await brokenRules({
      'mf-cart/src/a.ts': "import '../../shared-ui/src/brand/b';\nimport '../../api/contract/src/c';\n",
      'shared-ui/src/brand/b.ts': empty,
      'api/contract/src/c.ts': empty,
    });
    expect(broken).toEqual([]);
  });
});
