import { Tracer } from '@aws-lambda-powertools/tracer';
import type { Facts } from './invocation-kinds.ts';

/**
 * A part of a trace for an invocation: its name, whether it was the first of its process, and its
 * facts.
 */
export type Part = { readonly name: string; readonly isFirst: boolean; readonly facts: Facts };

/** The port to the tracing of the platform. */
export type Traces = {
  /** Adds the calls of an SDK client to the trace. */
  follow(client: unknown): void;
  /**
   * Runs work as a part of the trace that the platform has begun, found again by its facts. Records
   * that it failed; the reason is only in the log.
   */
  around<R>(part: Part, work: () => Promise<R>): Promise<R>;
};

export function tracesOf(serviceName: string): Traces {
  const tracer = new Tracer({ serviceName, captureHTTPsRequests: false });
  return {
    follow: (client) => {
      tracer.captureAWSv3Client(client);
    },
    async around({ name, isFirst, facts }, work) {
      const whole = tracer.isTracingEnabled() ? tracer.getSegment() : undefined;
      if (whole === undefined) return work();
      const part = whole.addNewSubsegment(`## ${name}`);
      tracer.setSegment(part);
      tracer.putAnnotation('ColdStart', isFirst);
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
    },
  };
}
