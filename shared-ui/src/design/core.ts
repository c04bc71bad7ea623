export { createLucideIcon } from 'lucide-react';
export {
  Accordion,
  type AccordionProps,
  Disclosure,
  type DisclosureProps,
} from './components/Accordion/Accordion';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge';
export { Breadcrumbs, type Crumb } from './components/Breadcrumbs/Breadcrumbs';
export { Button, type ButtonProps } from './components/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink';
export { useActionStatus } from './components/Button/useActionStatus';
export { Chip, type ChipProps } from './components/Chip/Chip';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/EmptyState/ErrorState';
export { RemoteFallback, type RemoteFallbackProps } from './components/EmptyState/RemoteFallback';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './components/IconButton/IconButton';
export { Illustration, type IllustrationName } from './components/Illustration/Illustration';
export { Cluster, Container, Divider, Grid, Panel, Section, Stack } from './components/layout/layout';
export { Banner, type BannerProps } from './components/Message/Banner';
export { InlineMessage, type InlineMessageProps } from './components/Message/InlineMessage';
export { NumberStepper, type NumberStepperProps } from './components/NumberStepper/NumberStepper';
export { PointList, type PointListProps } from './components/PointList/PointList';
export { formatCents } from './components/Price/money';
export { Price, type PriceProps } from './components/Price/Price';
export {
  isAdvertisingRestricted,
  needsViewAndOrder,
  type ProductCardModel,
  productTags,
} from './components/ProductCard/model';
export { ProductCard, type ProductCardProps } from './components/ProductCard/ProductCard';
export { ProductCardAdd, type ProductCardAddProps } from './components/ProductCard/ProductCardAdd';
export { ProductGrid, type ProductGridProps } from './components/ProductCard/ProductGrid';
export { ProductImage, type ProductImageProps } from './components/ProductImage/ProductImage';
export { QuickLink, type QuickLinkModel } from './components/QuickLinks/QuickLink';
export { QuickLinksBar, type QuickLinksBarProps } from './components/QuickLinks/QuickLinksBar';
export { Loading, Skeleton, type SkeletonProps, SkeletonText } from './components/Skeleton/Skeleton';
export {
  ProductCardSkeleton,
  ProductGridSkeleton,
  ProductPageSkeleton,
} from './components/Skeleton/shapes';
export { SkipLink } from './components/SkipLink/SkipLink';
export { TagList, type TagListProps } from './components/TagList/TagList';
export { type TagKind, type TagModel, tagFromName } from './components/TagList/tags';
export { TelehealthCard, type TelehealthCardProps } from './components/TelehealthCard/TelehealthCard';
export { Text, type TextProps } from './components/Text/Text';
export { TextButton, TextLink, type TextLinkProps } from './components/TextLink/TextLink';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { FINGER } from './internal/finger';
export type { ActionStatus, HeadingLevel, IconType, Tone } from './internal/types';
export { useRowScroll } from './internal/useRowScroll';
