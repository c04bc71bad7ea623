export { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts';
export { FOODS_VERSION, foodDocuments, seedFoods } from './foods';
export { KNOWN, type KnownProduct } from './known';
export { SEED_VERSION, type SeedOptions, type SeedResult, seedDatabase } from './seed';
