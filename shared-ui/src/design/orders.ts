export { BarChart, type BarChartProps } from './components/BarChart/BarChart';
export type { BarDay } from './components/BarChart/bars';
export { CollectPlace, type CollectPlaceModel } from './components/CollectPlace/CollectPlace';
export { LineItem, LineItemList, type LineItemProps } from './components/LineItem/LineItem';
export { PrintSheet, type PrintSheetProps } from './components/PrintSheet/PrintSheet';
export { ProgressBar } from './components/Progress/ProgressBar';
export { ProgressSteps, type ProgressStepsProps } from './components/Progress/ProgressSteps';
export {
  FormSkeleton,
  LineItemSkeleton,
  TileSkeleton,
  TotalsSkeleton,
} from './components/Skeleton/order-shapes';
export { StatusTile, type StatusTileProps } from './components/StatusTile/StatusTile';
export { TotalsList, type TotalsListProps, type TotalsRow } from './components/TotalsList/TotalsList';
