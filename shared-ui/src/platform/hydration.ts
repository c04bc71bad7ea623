export { useHydrated } from '../design/internal/useHydrated';
