import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type SaveFormParts, useSaveForm } from '../../ui/form/use-save-form.ts'
import { asksForProof, useProofNames } from '../list/proof-fields.tsx'
import { meQuery } from '../me.ts'
import { allOperators } from './queries.ts'

export const proofValues = {
  password: z.string().check(z.maxLength(1000)),
  code: z.string().check(z.maxLength(40)),
}

interface ProvenForm<Values> extends Pick<SaveFormParts<Values>, 'saved' | 'schema' | 'names' | 'own'> {
  readonly send: (values: Values) => Promise<unknown>
  readonly success: string
  readonly onClose: () => void
}

/** A form about an operator. It asks who is there once the server does. */
export const useProvenForm = <Values extends Record<string, unknown>>(wishes: ProvenForm<Values>) => {
  const { send, success, onClose, names, ...form } = wishes
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const proofNames = useProofNames()
  const sending = useMutation({
    mutationFn: send,
    meta: { success, ownFailure: true },
    onError: (error) => setAsked((before) => before || asksForProof(error)),
    onSuccess: async () => {
      await Promise.all([allOperators, meQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })))
      onClose()
    },
  })
  const parts = useSaveForm<Values>({ ...form, names: { ...names, ...proofNames }, save: sending.mutateAsync })
  return { parts, asked, error: sending.error }
}
