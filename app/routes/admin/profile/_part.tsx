import type { ReactNode } from "react"
import type { FormConstraints, FormReply } from "~/components/form/reply"
import { FormScreen } from "~/components/screen/form-screen"
import { useCan } from "~/services/person"
import { ProfileFrame } from "./_frame"

interface ProfilePartProps {
  title: string
  text: string
  profile: { version: number }
  constraints: FormConstraints
  reply: FormReply | undefined
  files?: boolean
  children: ReactNode
}

/** A part of the profile that is one form over the whole of it. */
export function ProfilePart({ profile, ...form }: ProfilePartProps) {
  const can = useCan()
  return (
    <ProfileFrame>
      {/* What was saved begins a new form. */}
      <FormScreen
        key={profile.version}
        labels="profile"
        defaultValue={profile}
        readOnly={!can("profile.edit")}
        {...form}
      />
    </ProfileFrame>
  )
}
