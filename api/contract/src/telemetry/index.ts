export * from './bins';
export * from './figures';
export * from './paths';
export * from './sums';
