export { delay, graphql, HttpResponse, http, type RequestHandler } from 'msw';
export { packshot, scene } from '../design/samples/packshot';
export { fromShelf, shelf } from '../design/samples/shelf';
export { EMBEDDED_GATEWAY, mockGateway, TOKENS_URL } from './gateway';
export { connectNetwork, expectAllHandled, resetNetwork, serve } from './network';
export { mockPlaces } from './places';
export {
  type ErrorResponse,
  neverRespond,
  respondWith,
  respondWithError,
  respondWithNetworkError,
} from './responses';
export { allSent, type SentRequest, sentTo, sentVariables } from './sent';
export { TestShop, type TestShopProps } from './test-shop';
