export { FacetList, type FacetListProps, type FacetOption } from './components/FacetList/FacetList';
export { LoadMore, type LoadMoreProps } from './components/Pagination/LoadMore';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination';
export { ListingSkeleton } from './components/Skeleton/listing-shape';
