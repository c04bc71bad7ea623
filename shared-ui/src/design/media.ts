export { Carousel, type CarouselProps } from './components/Carousel/Carousel';
export { Gallery, type GalleryProps } from './components/Gallery/Gallery';
