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

/** Where sheets stand: what never changes of a game, under its revision. */
export const SHEETS = '/v1/games/*/sheets/*';

/**
 * Sheets are the same for everybody, and for good: one is fetched once, by path and language. Nothing
 * else of a request reaches the door, so that nobody can spoil what others are given.
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
    // the door says so to pages from elsewhere alone, and its answer is kept for all
    responseHeadersPolicy: ResponseHeadersPolicy.CORS_ALLOW_ALL_ORIGINS,
  };
}
