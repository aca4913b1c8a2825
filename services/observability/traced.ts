import type { Tracer } from '@aws-lambda-powertools/tracer';
import type { Facts } from './manners.ts';

/**
 * Runs work as a part of the trace that the platform has begun, found again by its facts. That it
 * failed is told; why, is for the log alone.
 */
export async function traced<R>(
  tracer: Tracer,
  { name, facts }: { readonly name: string; readonly facts: Facts },
  work: () => Promise<R>,
): Promise<R> {
  const whole = tracer.isTracingEnabled() ? tracer.getSegment() : undefined;
  if (whole === undefined) return work();
  const part = whole.addNewSubsegment(`## ${name}`);
  tracer.setSegment(part);
  tracer.annotateColdStart();
  tracer.addServiceNameAnnotation();
  for (const [key, fact] of Object.entries(facts)) {
    if (fact !== undefined) tracer.putAnnotation(key, fact);
  }
  try {
    return await work();
  } catch (error) {
    part.addFaultFlag();
    throw error;
  } finally {
    part.close();
    tracer.setSegment(whole);
  }
}
