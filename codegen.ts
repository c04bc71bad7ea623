import type { CodegenConfig } from '@graphql-codegen/cli';
import { clientOutputs, pageOutputs, SCALARS, schemaOf } from './shell/build/src/codegen/client-outputs';
import { listRemotes } from './shell/build/src/paths';
import { CONTRACT_FILE } from './shell/build/src/platform/contract';
import { contractText } from './shell/build/src/platform/contract-version';

const remotes = listRemotes();

const config: CodegenConfig = {
  schema: schemaOf('api/contract/schema'),
  ignoreNoDocuments: true,
  generates: {
    'api/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { ...SCALARS, DateTime: { input: 'Date', output: 'Date | string' } },
        strictScalars: true,
        contextType: '../lib/context#BaseContext',
        /** What a resolver of the type gets as its parent, where that is not the type itself. */
        mappers: {
          Product: '../domains/catalogue/documents#ProductDocument',
          ProductVariant: '../domains/catalogue/store#VariantDocument',
          Category: '../domains/catalogue/documents#CategoryDocument',
          Brand: '../domains/catalogue/documents#BrandDocument',
          Promotion: '../domains/promotions/documents#PromotionDocument',
          Breadcrumb: '../domains/catalogue/documents#CategoryDocument',
          ProductsSection: '../domains/content/home#ProductsSectionContent',
          CategoriesSection: '../domains/content/home#CategoriesSectionContent',
          BrandsSection: '../domains/content/home#BrandsSectionContent',
          HomeSection: '../domains/content/home#HomeSection as HomeSectionContent',
          Me: '../domains/accounts/documents#CustomerDocument',
          Cart: '../domains/cart/view/cart-view#CartView',
          CartHeader: '../domains/cart/view/cart-view#CartView',
          CartEdr: '../domains/cart/view/cart-view#CartView',
          CartItem: '../domains/cart/view/cart-view#CartLineView',
          MatchedPromotion: '../domains/promotions/documents#PromotionDocument',
          MissedPromotion: '../domains/promotions/documents#PromotionDocument',
          Offer: '../domains/promotions/documents#OfferDocument',
          Location: '../domains/fulfilment/documents#PostcodeDocument',
          ShippingMethod: '../domains/fulfilment/shipping-methods#ShippingMethod as ShippingMethodView',
          CollectLocation:
            '../domains/fulfilment/collect/collect-location#CollectLocation as CollectLocationView',
          CncLocation: '../domains/fulfilment/collect/collect-location#ChosenLocation',
          CollectPlace: '../domains/fulfilment/documents#PharmacyDocument',
          Order: '../domains/orders/documents#OrderDocument',
          StaffPacking: '../domains/orders/documents#OrderDocument',
          OrderItem: '../domains/orders/documents#OrderItemDocument',
          PatientName: '../domains/patients/store#PatientNameDocument',
          Patient: '../domains/patients/documents#PatientDocument',
          AutoDelivery: '../domains/autodelivery/documents#AutoDeliveryDocument',
          AutoDeliveryItem: '../domains/autodelivery/documents#AutoDeliveryItemDocument',
          AuditEvent: '../domains/audit/listing/list-lines#ListedEvent',
          Impersonation: '../lib/context#RequestImpersonation',
          StaffCustomerSummary: '../domains/accounts/documents#CustomerDocument',
          StaffCustomer: '../domains/accounts/documents#CustomerDocument',
          StaffHealthRecord: '../domains/staff/health-record#HealthRecord',
          Food: '../domains/food-diary/food-store#Food as FoodView',
          FoodDiaryFood: '../domains/food-diary/pantry/pantry#DiaryFoodView',
          FoodDiaryOwnFood: '../domains/food-diary/pantry/pantry#OwnFood',
          FoodDiaryDay: '../domains/food-diary/diary#DiaryView',
          FoodDiaryMeal: '../domains/food-diary/diary#DiaryMealView',
          FoodDiaryEntry: '../domains/food-diary/diary#DiaryEntry',
          Favourite: '../domains/favourites/documents#FavouriteDocument',
          Journey: '../domains/journeys/documents#JourneyDocument',
          Lesson: '../domains/journeys/documents#LessonDocument',
          JourneySubscription: '../domains/journeys/subscription-view#SubscriptionView',
          JourneyBooking: '../domains/journeys/consults/consult-view#ConsultView',
          JourneyItem: '../domains/journeys/subscription-view#JourneyItemView',
          LessonProgress: '../domains/journeys/subscription-view#LessonView',
          TelehealthBooking: '../domains/telehealth/bookings/documents#BookingDocument',
          TelehealthService: '../domains/telehealth/documents#TelehealthServiceDocument',
        },
        resolversNonOptionalTypename: false,
        optionalResolveType: true,
        makeResolverTypeCallable: true,
      },
    },
    // What remotes of different releases agree on, compared when one is promoted.
    [CONTRACT_FILE]: { plugins: [{ add: { content: contractText() } }] },
    ...clientOutputs([...remotes, 'shared-ui']),
    ...pageOutputs(remotes),
  },
};

export default config;
