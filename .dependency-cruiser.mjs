import { domainRules } from './api/domain-order.mjs';

/** Who may import whom. `npm run boundaries` checks it; `shell/build/test/boundaries.test.ts` proves that it bites. */
const REMOTES = '^mf-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'remotes-are-strangers',
      comment: 'A remote reaches another one only at run time, through slots, links and the bus.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: REMOTES, pathNot: '^$1/' },
    },
    {
      name: 'remotes-use-shared-code-only',
      comment: 'mf-* import shared-ui and api/contract, never the shell or the api.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: '^(shell/(src|server)|api/(src|seed|embedded-mongo))/' },
    },
    {
      name: 'build-types-only',
      comment: 'The webpack factory is for webpack.config.ts, not for code that ships.',
      severity: 'error',
      from: { path: '^(mf-[^/]+|shared-ui|shell)/src/', pathNot: '\\.d\\.ts$' },
      to: { path: '^shell/build/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-ui-knows-the-contract-only',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: '^(mf-[^/]+|shell|api/(src|seed|embedded-mongo)|e2e)/' },
    },
    {
      name: 'design-stands-alone',
      comment: 'Components know neither platform nor bus.',
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
      comment: 'Browsers import it: no server code, no node modules.',
      severity: 'error',
      from: { path: '^api/contract/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(api/(src|seed|embedded-mongo)|shared-ui|shell|mf-)|^(node:)?(fs|path|http|crypto|os|net)$',
      },
    },
    {
      name: 'api-knows-no-front-end',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mf-[^/]+|shared-ui|shell|storybook)/' },
    },
    {
      name: 'database-is-a-stranger',
      comment:
        'The api talks to the embedded database through the official driver, and starts it by its public entry.',
      severity: 'error',
      from: { path: '^api/(src|seed)/' },
      to: { path: '^api/embedded-mongo/', pathNot: '^api/embedded-mongo/src/(index|main)\\.ts$' },
    },
    {
      name: 'samples-enter-at-the-start',
      comment:
        'Domains, jobs and search work on any shop, so they know no sample data. What the sample shop brings is handed to them by api/src/server.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/server/|\\.test\\.ts$' },
      to: { path: '^api/seed/' },
    },
    {
      name: 'seed-by-its-entries',
      comment:
        'The server takes sample data from api/seed/index.ts and drawn pictures from api/seed/pictures/index.ts; export there what it needs.',
      severity: 'error',
      from: { path: '^api/src/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/seed/', pathNot: '^api/seed/(pictures/)?index\\.ts$' },
    },
    {
      name: 'drawings-need-no-server',
      comment:
        'Pictures are drawn from plain data. A drawing takes types of api/src at most; what it needs to look up is passed to createSamplePictures.',
      severity: 'error',
      from: { path: '^api/seed/pictures/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/(src|seed/(?!pictures/))', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'answers-are-for-tests',
      comment: 'Samples and the answers of stories and tests never reach a shopper.',
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
      name: 'features-are-strangers',
      comment: 'Pages and fragments compose features; features do not import each other.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    ...domainRules,
    {
      name: 'no-circles',
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
