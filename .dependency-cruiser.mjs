import { domainRules } from './api/domain-order.mjs';

/** Import rules, checked by `npm run boundaries`; `shell/build/test/boundaries` proves that each is enforced. */
const REMOTES = '^mf-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remotes-are-independent',
      comment: 'Remotes reach each other only at run time, through slots, links and the bus.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: REMOTES, pathNot: '^$1/' },
    },
    {
      name: 'remotes-use-shared-code-only',
      comment: 'Remotes import shared-ui and api/contract, never the shell or the api.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: '^(shell/(src|server)|api/(src|seed|embedded-mongo))/' },
    },
    {
      name: 'build-types-only',
      comment: 'The webpack configuration is build-time code; shipped code imports only its types.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shared-ui|shell)/src/', pathNot: '\\.d\\.ts$' },
      to: { path: '^shell/build/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-ui-imports-contract-only',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^(mf-[^/]+|shell|api/(src|seed|embedded-mongo)|e2e)/' },
    },
    {
      name: 'design-stands-alone',
      comment: 'Components depend on neither platform nor bus.',
      severity: 'error',
      from: { path: '^shared-ui/src/design/' },
      to: { path: '^shared-ui/src/(platform|bus)/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|api/(src|seed))/' },
    },
    {
      name: 'contract-is-pure',
      comment: 'Browsers import the contract: no server code, no Node modules.',
      severity: 'error',
      from: { path: '^api/contract/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(api/(src|seed|embedded-mongo)|shared-ui|shell|mf-)|^(node:)?(fs|path|http|crypto|os|net)$',
      },
    },
    {
      name: 'tracing-is-for-servers',
      comment:
        'api/contract/tracing loads OpenTelemetry into Node; browsers report through @saltbush/contract/telemetry.',
      severity: 'error',
      from: { path: '^((mf-[^/]+|shared-ui|shell)/src|api/contract/src)/' },
      to: { path: '^api/contract/tracing/' },
    },
    {
      name: 'opentelemetry-through-tracing',
      comment: 'Spans tell only what the list in api/contract/tracing allows (decision 0063).',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shared-ui|shell|api)/', pathNot: '^api/contract/tracing/' },
      to: { path: '@opentelemetry/' },
    },
    {
      name: 'buckets-through-the-store',
      comment:
        'Releases are read and changed through ReleaseStore (decision 0064), which alone loads the client.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+|shared-ui|shell|api|e2e)/',
        pathNot: '^shell/build/src/store/bucket/objects\\.ts$',
      },
      to: { path: '@aws-sdk/' },
    },
    {
      name: 'releases-through-the-store',
      comment: 'Whoever changes releases opens a store: shell/build/src/store/open-store.ts (decision 0064).',
      severity: 'error',
      from: { path: '^(shell|api|e2e)/', pathNot: '^shell/build/(src/store|test)/' },
      to: { path: '^shell/build/src/store/(bucket/|folder-store|lock)' },
    },
    {
      name: 'api-imports-no-front-end',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mf-[^/]+|shared-ui|shell|storybook)/' },
    },
    {
      name: 'database-through-its-driver',
      comment:
        'The api accesses the embedded database through the official driver, and starts it through its public entry.',
      severity: 'error',
      from: { path: '^api/(src|seed)/' },
      to: { path: '^api/embedded-mongo/', pathNot: '^api/embedded-mongo/src/(index|main)\\.ts$' },
    },
    {
      name: 'samples-enter-at-startup',
      comment:
        'Domains, jobs and search work for any shop, so they do not depend on sample data; api/src/server passes it to them.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/server/|\\.test\\.ts$' },
      to: { path: '^api/seed/' },
    },
    {
      name: 'seed-through-its-entries',
      comment:
        'The server imports sample data from api/seed/index.ts and drawn pictures from api/seed/pictures/index.ts only; export what it needs there.',
      severity: 'error',
      from: { path: '^api/src/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/seed/', pathNot: '^api/seed/(pictures/)?index\\.ts$' },
    },
    {
      name: 'drawings-need-no-server',
      comment:
        'Pictures are drawn from plain data. Drawings import at most types of api/src; pass data to createSamplePictures.',
      severity: 'error',
      from: { path: '^api/seed/pictures/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/(src|seed/(?!pictures/))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-are-for-tests',
      comment: 'Samples and the mocked responses of stories and tests never reach a shopper.',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+|shared-ui|shell)/(src|server)/',
        pathNot: '\\.(test|stories)\\.tsx?$|/(testing|samples)/',
      },
      to: {
        path: ['^shared-ui/src/(testing|design/samples)/', '^mf-[^/]+/src/(testing|samples)/'],
      },
    },
    {
      name: 'features-are-independent',
      comment: 'Pages and fragments compose features; features do not import each other.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...domainRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|releases|storybook-static|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
