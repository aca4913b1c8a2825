import {
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IOrigin,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { upTo } from './web.ts';

/** The path of sheets: the parts of a game that never change, under its revision. */
export const SHEETS = '/v1/games/*/sheets/*';

/**
 * Caches sheets, which are the same for everyone, and for good: one is fetched once, by path and language.
 * Nothing else of a request reaches the API, so that no one can spoil the answers to others.
 */
export function sheets(scope: Construct, origin: IOrigin): BehaviorOptions {
  const here = new Construct(scope, 'Sheets');
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: new CachePolicy(here, 'Cache', {
      comment: 'Sheets of games, by path and language.',
      queryStringBehavior: CacheQueryStringBehavior.allowList('locale'),
      ...upTo,
    }),
    // the API says so only to pages of other origins, and its answer is cached for all
    responseHeadersPolicy: ResponseHeadersPolicy.CORS_ALLOW_ALL_ORIGINS,
  };
}
