import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { MutationMessages } from '../../api/query-client.ts'
import { type SaveFormParts, useSaveForm } from '../../ui/form/use-save-form.ts'
import { asksForProof, useProofNames } from './proof-fields.tsx'

export const proofValues = {
  password: z.string().check(z.maxLength(1000)),
  code: z.string().check(z.maxLength(40)),
}

interface ProvenForm<Values, Made>
  extends
    Pick<SaveFormParts<Values>, 'saved' | 'schema' | 'names' | 'own' | 'name'>,
    Pick<MutationMessages, 'success'> {
  readonly send: (values: Values) => Promise<Made>
  /** Awaited while the form still counts as sending. */
  readonly onSaved: () => Promise<unknown>
}

/** A form about access to the console. It asks who is there once the server does. */
export const useProvenForm = <Values extends Record<string, unknown>, Made>(wishes: ProvenForm<Values, Made>) => {
  const { send, success, onSaved, names, ...form } = wishes
  const [asked, setAsked] = useState(false)
  const proofNames = useProofNames()
  const sending = useMutation({
    mutationFn: send,
    meta: { ...(success !== undefined && { success }), ownFailure: true },
    onError: (error) => setAsked((before) => before || asksForProof(error)),
    onSuccess: onSaved,
  })
  const parts = useSaveForm<Values>({ ...form, names: { ...names, ...proofNames }, save: sending.mutateAsync })
  return { parts, asked, made: sending.data, error: sending.error }
}
